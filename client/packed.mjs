// Writes a smaller copy of every text that was built, for browsers that take Brotli: a tenth less than gzip, and the
// server need not pack the same bytes for every visitor.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const pack = promisify(brotliCompress);

export function packed() {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /^assets\/.*\.(css|js|svg)$/.test(file));
      await Promise.all(
        texts.map(async (file) =>
          writeFile(join(dir, `${file}.br`), await pack(await readFile(join(dir, file)))),
        ),
      );
    },
  };
}
