// Connect Four in the browser: seven columns, each one piece. Written by hand, it needs no build;
// client/src/boards/README.md of Arkade says what is asked of a board.

const COLUMNS = [..."abcdefg"];
const ROWS = 6;
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
]; // as [columns, rows]: upright, level, slanting

export const desk = {
  parts: (notation) => [`column:${notation}`],
  compose: ([part]) => part.slice("column:".length),
  touched: ({ events }) => events.flatMap(({ column }) => (column ? [`column:${column}`] : [])),
  instruction: () => ({ key: "do-drop" }),
  breakdown: ({ winner }) => [
    {
      reason: { key: winner === null ? "why-draw" : "why-four" },
      points: [0, 1].map((seat) => Number(seat === winner)),
    },
  ],
};

export function mount(target, props, tools) {
  const { t, piece, seatClass, letterOf } = tools;
  const board = made("div", "connect-four");
  const columns = COLUMNS.map((name) => {
    const column = made("div", "column");
    piece(column, `column:${name}`);
    return column;
  });
  board.append(...columns);
  target.append(board);

  function update({ view, seat }) {
    const line = fourInLine(view.columns);
    columns.forEach((column, x) => {
      const discs = view.columns[x];
      const cells = Array.from({ length: ROWS }, (_, y) => {
        const cell = made("span", "cell");
        if (y < discs.length) cell.append(disc(discs[y], `${COLUMNS[x]}${y}`, COLUMNS[x]));
        cell.classList.toggle("top", y === discs.length - 1);
        cell.classList.toggle("four", line.includes(`${x} ${y}`));
        return cell;
      });
      const seen = made("span", "seen");
      seen.setAttribute("aria-hidden", "true");
      seen.append(slot(COLUMNS[x], seat), ...cells.reverse(), made("span", "letter", COLUMNS[x]));
      column.replaceChildren(made("span", "hidden", said(COLUMNS[x], discs)), seen);
    });
  }

  /** Where discs come in: it shows yours when you point at the column. */
  function slot(name, seat) {
    const place = made("span", "slot");
    const ghost = made("span", `disc ${seat === null ? "nobody" : seatClass(seat)}`);
    ghost.dataset.key = `slot:${name}`;
    place.append(ghost);
    return place;
  }

  function disc(seat, key, column) {
    const shown = made("span", `disc ${seatClass(seat)}`, letterOf(seat));
    Object.assign(shown.dataset, { key, from: `slot:${column}` });
    return shown;
  }

  /** The column in words, for those who do not see it. */
  function said(column, discs) {
    return discs.length
      ? t("table-column", { column, discs: discs.map(letterOf).join(" ") })
      : t("table-empty", { column });
  }

  return { update, destroy: () => board.remove() };
}

/** The cells of four in line, as "column row". */
function fourInLine(columns) {
  for (let x = 0; x < columns.length; x++)
    for (let y = 0; y < columns[x].length; y++)
      for (const [dx, dy] of DIRECTIONS) {
        const cells = [0, 1, 2, 3].map((i) => [x + i * dx, y + i * dy]);
        if (cells.every(([cx, cy]) => columns[cx]?.[cy] === columns[x][y]))
          return cells.map((cell) => cell.join(" "));
      }
  return [];
}

function made(tag, classes, text = "") {
  return Object.assign(document.createElement(tag), {
    className: classes,
    textContent: text,
  });
}
