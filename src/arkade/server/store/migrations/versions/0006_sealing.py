"""Since when every event has a digest: known by a digest too, so that nobody makes events look older than that."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table. The first server that opens the database fills it."""
    op.create_table(
        "sealing",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("digest", sql.String(32), nullable=False),
    )
