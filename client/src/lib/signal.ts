// Telling a person that it is their turn: title, picture of the tab, sound, notification.
import ark from "../art/ark.svg?url";
import turn from "../art/turn.svg?url";
import { settings } from "./settings.svelte";
import { title } from "./title.svelte";

let audio: AudioContext | null = null;

/** Two soft notes. */
export function chime(notes: number[] = [523, 784]): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  notes.forEach((frequency, i) => {
    const start = audio!.currentTime + i * 0.13;
    const tone = new OscillatorNode(audio!, { type: "triangle", frequency });
    const volume = new GainNode(audio!, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  });
}

export function knock(): void {
  chime([330]);
}

export function showTitle(text: string, mine: boolean): void {
  title.text = text;
  document.getElementById("favicon")?.setAttribute("href", mine ? turn : ark);
}

export function notify(title: string): void {
  if (settings.notify && document.hidden && Notification.permission === "granted")
    new Notification(title, { icon: ark, tag: "arkade" });
}
