// Who sits where, by name.
import type { RoomView, Seat } from "../protocol";
import { botName } from "./bots";
import { letterOf } from "./seats";
import { t } from "../lib/text.svelte";

export function nameOf(room: RoomView, seat: Seat, number: number): string {
  if (seat.guest) return room.names[seat.guest] ?? t("guest");
  if (seat.bot) return botName(seat.bot, number);
  return t("stand-in-name", { letter: letterOf(number) });
}

/** Of those who sit there, or sat at a match that is over. */
export function namesOf(room: RoomView, seats: Seat[] = room.seats): string[] {
  return seats.map((seat, number) => nameOf(room, seat, number));
}
