"""Chronicles: worlds that go on from game to game, the games that made them, and the people of these games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chronicle",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(40), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("first", sa.JSON),
        sa.Column("world", sa.JSON),
        sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("branched_from", sa.String(40)),
    )
    op.create_index("chronicle_owner", "chronicle", ["owner"])
    op.create_table(
        "chronicler",
        sa.Column("chronicle", sa.String(40), sa.ForeignKey("chronicle.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("chronicler_person", "chronicler", ["person"])
    op.create_table(
        "chronicle_game",
        sa.Column("chronicle", sa.String(40), sa.ForeignKey("chronicle.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(40)),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("annals", sa.JSON, nullable=False),
        sa.Column("story", sa.JSON, nullable=False),
        sa.Column("world", sa.JSON, nullable=False),
    )
    op.add_column("table", sa.Column("chronicle", sa.String(40)))
    op.create_index("table_chronicle", "table", ["chronicle"])
