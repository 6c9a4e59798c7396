"""Brings a database up to date; alembic runs this. The server does it on every start."""

from alembic import context

from regnum.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
