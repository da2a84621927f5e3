// Parts of a victory for people.
import { text } from "../../lib/text.svelte";

/** A chance: 63 %. */
export function percent(part: number): string {
  return new Intl.NumberFormat(text.language, { style: "percent", maximumFractionDigits: 0 }).format(part);
}

/** A change in points, hundredths of a victory: +7.4. */
export function points(part: number, signed = true): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const how = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay } as const;
  return new Intl.NumberFormat(text.language, how).format(100 * part).replace("-", "−");
}
