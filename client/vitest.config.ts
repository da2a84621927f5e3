import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulesPages } from "./rules.mjs";
import { words } from "./words.mjs";

export default defineConfig({
  plugins: [svelte(), rulesPages(), words()],
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    include: ["{src,tests}/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
