// Drawings of tools, in one stroke each.
export const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-4",
  hint: "M9 18h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-4 11.500c.8.700 1 1.500 1 2h6c0-.5.2-1.300 1-2a6.500 6.500 0 0 0-4-11.500z",
  rules:
    "M20 17H6.500A2.500 2.500 0 0 0 4 19.500v-15A2.500 2.500 0 0 1 6.500 2H20zM20 17v5H6.500A2.500 2.500 0 0 1 4 19.500M9 7h7",
  room: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-1a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6v1M17 3.500a4 4 0 0 1 0 7.500M19 14.500a6 6 0 0 1 3 5.500v1",
  settings:
    "M4 7h8M18 7h2M4 17h2M12 17h8M15 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM9 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  panel: "M3 4h18v16H3zM14 4v16M17 8.500h1.500M17 12h1.500",
  cards: "M8 4h10a1 1 0 0 1 1 1v13M5 7h9a1 1 0 0 1 1 1v12H6a1 1 0 0 1-1-1z",
};
export type IconName = keyof typeof PATHS;
