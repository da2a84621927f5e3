import { expect, test } from "vitest";
import { parsed } from "../../src/lib/rulebook";

const PAGE = `# A game

About it.

- **C4-01** The board; see C4-02 and COM-03.

## Moves

- **C4-02** Drop a disc.
`;

test("a page has its title, its introduction and its rules by number, with or without headings", () => {
  const page = parsed(PAGE);
  expect([page.title, page.intro]).toEqual(["A game", "<p>About it.</p>\n"]);
  expect(page.sections.map(({ title, rules }) => [title, rules.map(({ number }) => number)])).toEqual([
    ["", ["C4-01"]],
    ["Moves", ["C4-02"]],
  ]);
});

test("numbers of rules lead to their rules, those of all games to their page", () => {
  const { html } = parsed(PAGE).sections[0]!.rules[0]!;
  expect(html).toContain('<a href="#C4-02">C4-02</a>');
  expect(html).toContain('<a href="/rules/common#COM-03">COM-03</a>');
});
