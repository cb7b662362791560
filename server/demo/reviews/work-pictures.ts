import { createRandom, type Random } from '../random.ts';

const SIZE = { width: 1200, height: 900 };
const WALLS = ['#efe4d2', '#e3ebe7', '#f1e7e0', '#dfe6ee'];
const COLOURS = ['#0d5c5a', '#b4471f', '#c9962e', '#3f6f8f', '#7a4b6d'];

const box = (x: number, y: number, width: number, height: number, fill: string, rounded = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rounded}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A wall of tiles with a tap. */
function tiles(random: Random): string[] {
  const colour = random.pick(COLOURS);
  const rows = Array.from({ length: 48 }, (_, index) =>
    box((index % 8) * 150 + 6, Math.floor(index / 8) * 150 + 6, 138, 138, random.chance(0.2) ? colour : '#f7f4ee', 6),
  );
  return [
    ...rows,
    box(520, 300, 60, 240, '#8b9494', 30),
    box(520, 300, 260, 60, '#9aa3a3', 30),
    circle(760, 400, 26, '#7fb4c9'),
  ];
}

/** A room after the painters or the cleaners. */
function room(random: Random): string[] {
  const [wall, sofa] = [random.pick(COLOURS), random.pick(COLOURS)];
  return [
    box(0, 0, 1200, 640, wall),
    box(0, 640, 1200, 260, '#c7a883'),
    box(140, 110, 300, 320, '#f3f8fa', 8),
    box(284, 110, 12, 320, '#c9d4d6'),
    box(560, 470, 500, 220, sofa, 40),
    box(600, 400, 420, 140, '#f6efe3', 40),
  ];
}

/** Shelves that a carpenter has made. */
function shelves(random: Random): string[] {
  const boards = [170, 400, 630].map((y) => box(150, y + 150, 900, 30, '#8a5a33', 6));
  const books = Array.from({ length: 24 }, (_, index) => {
    const height = random.int(90, 145);
    return box(
      180 + (index % 8) * 104,
      170 + Math.floor(index / 8) * 230 + 150 - height,
      64,
      height,
      random.pick(COLOURS),
      4,
    );
  });
  return [...boards, ...books];
}

/** A lamp that hangs, or a device on the wall. */
function lamp(random: Random): string[] {
  const colour = random.pick(COLOURS);
  return [
    box(596, 0, 8, 260, '#3c4444'),
    `<path d="M600 240 L780 460 L420 460 Z" fill="${colour}"/>`,
    circle(600, 480, 60, '#fdf0b8'),
    `<path d="M400 470 L800 470 L1000 900 L200 900 Z" fill="#fdf6d9" opacity="0.6"/>`,
  ];
}

/** Bowls from a lesson of pottery. */
function bowls(random: Random): string[] {
  const bowl = (x: number, y: number) => {
    const colour = random.pick(COLOURS);
    return [
      `<path d="M${x - 150} ${y} A150 150 0 0 0 ${x + 150} ${y} Z" fill="${colour}"/>`,
      `<ellipse cx="${x}" cy="${y}" rx="150" ry="34" fill="#f6efe3"/>`,
    ];
  };
  return [box(0, 600, 1200, 300, '#b98d5f'), ...bowl(330, 520), ...bowl(640, 640), ...bowl(920, 500)];
}

/** What photos of the work in these categories show. */
const DRAWN: Readonly<Record<string, (random: Random) => string[]>> = {
  'arts-crafts': bowls,
  plumbing: tiles,
  electricity: lamp,
  cleaning: room,
  painting: room,
  carpentry: shelves,
};
export const PICTURED_CATEGORIES = Object.keys(DRAWN);

/** A picture of finished work, as an SVG; each number gives another one. */
export function workPicture(category: string, number: number): string {
  const random = createRandom(number);
  const { width, height } = SIZE;
  const content = [box(0, 0, width, height, random.pick(WALLS)), ...(DRAWN[category]?.(random) ?? [])];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content.join('')}</svg>`;
}
