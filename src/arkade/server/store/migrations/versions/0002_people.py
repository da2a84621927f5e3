"""Whose tables there are, summaries of rooms, links between devices."""

import json

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables, and note of every room of 0.1 who sat there."""
    op.create_table(
        "members",
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("room", sql.String(32), sql.ForeignKey("rooms.id"), primary_key=True),
    )
    op.create_table(
        "tables",
        sql.Column("room", sql.String(32), sql.ForeignKey("rooms.id"), primary_key=True),
        sql.Column("n", sql.Integer, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("open", sql.Boolean, nullable=False),
        sql.Column("due", sql.BigInteger),
        sql.Column("data", sql.Text, nullable=False),
    )
    op.create_index("tables_open", "tables", ["open", "at"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "tickets",
        sql.Column("token", sql.String(64), primary_key=True),
        sql.Column("guest", sql.String(32), nullable=False),
        sql.Column("expires", sql.BigInteger, nullable=False),
        sql.Column("kept", sql.Text, nullable=False),
    )
    _note_members()


def _note_members() -> None:
    db = op.get_bind()
    kinds = {"created": "host", "sat": "guest", "handed": "guest"}
    found = set()
    for kind, who in kinds.items():
        like = f'{{"k":"{kind}"%'
        for room, data in db.execute(sql.text("SELECT room, data FROM events WHERE data LIKE :like"), {"like": like}):
            found.add((json.loads(data)[who], room))
    rows = [{"guest": guest, "room": room} for guest, room in sorted(found)]
    if rows:
        db.execute(sql.text("INSERT INTO members (guest, room) VALUES (:guest, :room)"), rows)
