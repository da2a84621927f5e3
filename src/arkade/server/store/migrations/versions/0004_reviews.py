"""Reviews of finished matches."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reviews",
        sql.Column("room", sql.String(32), sql.ForeignKey("rooms.id"), primary_key=True),
        sql.Column("match", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("guest", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("alive", sql.BigInteger, nullable=False),
        sql.Column("done", sql.Integer, nullable=False),
        sql.Column("parts", sql.Integer, nullable=False),
        sql.Column("data", sql.Text),
    )
    op.create_index("reviews_of_guest", "reviews", ["guest", "at"])
