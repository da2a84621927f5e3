// What eslint checks beside the compiler; how the code looks is prettier's alone.
// Its cache goes by file: what another file's types bring about shows once this file changes, or after `npm ci`.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

/** A folder of src may import itself and those before it. */
const LAYERS = ["lib", "parts", "boards", "pages"];
const layers = LAYERS.slice(0, -1).map((folder, i) => ({
  files: [`src/${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: LAYERS.slice(i + 1).map((above) => ({
          regex: `^\\.\\.?/(.*/)?${above}(/|$)`,
          message: `${folder} may not know of ${above}: ${LAYERS.join(" ← ")}.`,
        })),
      },
    ],
  },
}));

export default defineConfig(
  { ignores: ["build/", ".svelte-check/", "src/protocol.ts", "src/boards/*/game.ts"] }, // made by programs
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // noUncheckedIndexedAccess asks for `!` wherever we know more than the compiler; one that is not needed is found
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { boolean: true } }],
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void table.turn`: an effect depends on it
      // `() => act()` and `return this.stop()` are plain enough
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  svelte.configs.recommended, // after TypeScript's: its parser reads the .svelte files
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: ["*.js", "*.mjs"], languageOptions: { globals: globals.node } },
  ...layers,
);
