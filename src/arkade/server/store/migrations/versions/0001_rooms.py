"""Rooms, their logs, keys, presence."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of 0.1."""
    op.create_table(
        "rooms",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("creator", sql.String(32), nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("closed", sql.BigInteger),
    )
    op.create_index("rooms_of_creator", "rooms", ["creator", "created"])
    op.create_table(
        "events",
        sql.Column("room", sql.String(32), sql.ForeignKey("rooms.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("data", sql.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("secret", sql.String(64), nullable=False),
    )
    op.create_table(
        "presence",
        sql.Column("process", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("room", sql.String(32), sql.ForeignKey("rooms.id"), primary_key=True),
        sql.Column("guest", sql.String(32), primary_key=True),
    )
