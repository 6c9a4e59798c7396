"""What a match began from, and what it has left for the next."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("table", sa.Column("document", sa.JSON))
    op.add_column("table", sa.Column("carried", sa.JSON))
