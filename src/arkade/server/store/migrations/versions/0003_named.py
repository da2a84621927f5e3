"""Members of a room are all who ever took a name there."""

import json

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Note of every room who took a name there, and is no member yet."""
    db = op.get_bind()
    named = sql.text('SELECT room, data FROM events WHERE data LIKE \'{"k":"named"%\'')
    found = {(json.loads(data)["guest"], room) for room, data in db.execute(named)}
    known = {(guest, room) for guest, room in db.execute(sql.text("SELECT guest, room FROM members"))}
    rows = [{"guest": guest, "room": room} for guest, room in sorted(found - known)]
    if rows:
        db.execute(sql.text("INSERT INTO members (guest, room) VALUES (:guest, :room)"), rows)
