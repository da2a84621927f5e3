import type { Plugin } from "vite";

export function rulesPages(): Plugin;
