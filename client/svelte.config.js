import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { withScreens } from "./src/lib/screen.js";

export default {
  preprocess: [vitePreprocess(), { style: ({ content }) => ({ code: withScreens(content) }) }],
};
