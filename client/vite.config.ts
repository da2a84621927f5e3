import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { chunkOf } from "./chunks.mjs";
import { offline } from "./offline.mjs";
import { packed } from "./packed.mjs";
import { rulesPages } from "./rules.mjs";
import { words } from "./words.mjs";

const server = process.env.ARKADE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), rulesPages(), words(), offline(), packed()],
  build: {
    outDir: "../src/arkade/server/static",
    emptyOutDir: true,
    manifest: "manifest.json", // the server tells browsers by it what a page will want
    assetsInlineLimit: 0, // one file each: the server's policy allows no data but pictures
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
