"""Sessions that can be listed, second factors, password resets, and what operators do to keep order."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("session", sa.Column("used", MOMENT))
    op.add_column("session", sa.Column("agent", sa.String(200), nullable=False, server_default=""))
    op.execute("UPDATE session SET used = created")
    op.add_column("person", sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("person", sa.Column("banned", MOMENT))
    op.add_column("person", sa.Column("muted", MOMENT))
    op.add_column("person", sa.Column("reset", sa.String(64)))
    op.add_column("person", sa.Column("reset_until", MOMENT))
    op.add_column("person", sa.Column("totp", sa.String(64)))
    op.add_column("person", sa.Column("totp_step", sa.Integer))
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("why", sa.Text, nullable=False, server_default=""),
    )
