import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulesPages } from "./rules.mjs";

export default defineConfig({
  plugins: [svelte(), rulesPages()],
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["{src,tests}/**/*.test.ts"] },
});
