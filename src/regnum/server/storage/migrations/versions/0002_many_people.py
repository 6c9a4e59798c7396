"""Accounts, invitations, chats, paces and agreements: tables for people who do not sit at one screen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    # Never as a batch: that copies a table and drops the old one, and what refers to its rows goes with it.
    op.add_column("person", sa.Column("login", sa.String(40)))
    op.add_column("person", sa.Column("login_key", sa.String(80)))
    op.add_column("person", sa.Column("password", sa.Text))
    op.add_column("person", sa.Column("language", sa.String(5), nullable=False, server_default="en"))
    op.add_column("person", sa.Column("email", sa.String(254)))
    op.add_column("person", sa.Column("email_code", sa.String(64)))
    op.add_column("person", sa.Column("webhook", sa.String(500)))
    op.create_index("one_login", "person", ["login_key"], unique=True)
    op.create_table(
        "session",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_table(
        "attempt",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "block",
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "blocked", sa.String(40), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("id", sa.String(40), nullable=False, unique=True),
        sa.Column("name", sa.String(40)),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.add_column("table", sa.Column("hours", sa.Integer, nullable=False, server_default="0"))
    op.add_column("table", sa.Column("late", sa.String(10), nullable=False, server_default="remind"))
    op.add_column("table", sa.Column("due", MOMENT))
    op.add_column("table", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("table", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("table", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("table", sa.Column("proposal", sa.JSON))
    op.add_column("table", sa.Column("talked", sa.Integer, nullable=False, server_default="0"))
    op.add_column("table", sa.Column("watchers_talked", sa.Integer, nullable=False, server_default="0"))
    op.create_index("table_due", "table", ["due"])
    op.create_index("table_hall", "table", ["public", "status", "created"])
    op.add_column("seat", sa.Column("heard", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("seat", sa.Column("notices", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seat", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "onlooker",
        sa.Column("table", sa.String(40), sa.ForeignKey("table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_index("onlooker_person", "onlooker", ["person"])
    op.create_table(
        "invite",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("table.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("used_by", sa.String(40), sa.ForeignKey("person.id", ondelete="SET NULL")),
        sa.Column("used", MOMENT),
        sa.Column("revoked", MOMENT),
    )
    op.create_table(
        "talk",
        sa.Column("table", sa.String(40), sa.ForeignKey("table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("room", sa.String(10), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("table.id", ondelete="SET NULL"), index=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id", ondelete="SET NULL")),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("agent", sa.String(300), nullable=False),
        sa.Column("record_wanted", sa.String(10), nullable=False),
        sa.Column("record", sa.LargeBinary),
    )
