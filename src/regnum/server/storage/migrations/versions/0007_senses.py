"""Browsers that are told by Web Push; clocks for tables that are played live; the speed of bots."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("push_person", "push", ["person"])
    op.add_column("table", sa.Column("seconds", sa.Integer, nullable=False, server_default="0"))
    op.add_column("table", sa.Column("bank", sa.Integer, nullable=False, server_default="0"))
    op.add_column("table", sa.Column("bots", sa.String(10), nullable=False, server_default="usual"))
    op.add_column("seat", sa.Column("spent", sa.Integer, nullable=False, server_default="0"))
