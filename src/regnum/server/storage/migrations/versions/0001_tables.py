"""People, tables, seats and the logs of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "table",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(40), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("branched_from", sa.String(40)),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("snapshot_seq", sa.Integer, nullable=False),
    )
    op.create_index("table_owner", "table", ["owner"])
    op.create_table(
        "seat",
        sa.Column("table", sa.String(40), sa.ForeignKey("table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("person.id")),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(40)),
        sa.Column("bot_seed", sa.Text),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_index("seat_person", "seat", ["person"])
    op.create_table(
        "entry",
        sa.Column("table", sa.String(40), sa.ForeignKey("table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("decision", sa.String(40)),
        sa.Column("question", sa.String(100)),
        sa.Column("raw", sa.JSON),
        sa.Column("who", sa.String(40)),
        sa.Column("takes", sa.Integer),
        sa.Column("keeps", sa.Integer),
        sa.Column("entropy", sa.Text),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("asked", sa.String(16), nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table", "decision", "seat", name="one_answer"),
    )
