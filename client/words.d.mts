import type { Plugin } from "vite";

export function words(): Plugin;
export function entries(source: string): Map<string, string>;
