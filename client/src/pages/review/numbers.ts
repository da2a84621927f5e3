// Parts of a victory for people.
import { t, text } from "../../lib/text.svelte";

const LEAST = 0.0005; // of an error: what is less would be written as 0.0

/** A chance: 63 %. */
export function percent(part: number): string {
  return new Intl.NumberFormat(text.language, { style: "percent", maximumFractionDigits: 0 }).format(part);
}

/** A change of a chance in percentage points: +7.4. */
export function points(part: number, signed = true): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const how = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay } as const;
  return new Intl.NumberFormat(text.language, how).format(100 * part).replace("-", "−");
}

/** How sure a loss is. */
export function margin({ error, exact }: { error: number; exact: boolean }): string {
  if (exact) return t("review-exact");
  if (error < LEAST) return t("review-margin-under", { points: points(0.001, false) });
  return t("review-margin", { points: points(error, false) });
}
