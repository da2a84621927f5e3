"""Digests of what is stored, signatures of finished matches, and the keys of both."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the columns and tables. What was stored before has no digests: events are checked from the first one on."""
    for table in ("events", "tables", "reviews"):
        op.add_column(table, sql.Column("digest", sql.String(32)))
    op.create_table(
        "signers",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("secret", sql.String(64), nullable=False),
    )
    op.create_table(
        "signatures",
        sql.Column("room", sql.String(32), sql.ForeignKey("rooms.id"), primary_key=True),
        sql.Column("match", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("signature", sql.String(128), nullable=False),
        sql.Column("ended", sql.BigInteger, nullable=False),
    )
