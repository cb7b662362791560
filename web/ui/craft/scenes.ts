import type { empty } from './empty.ts';
import { box, deep, glint, light, line, mid, oval, star, type Shape } from './shapes.ts';

/** A compass that points nowhere in particular. */
const lost: readonly Shape[] = [
  line('mid', 6, oval(100, 28, 10)),
  light(oval(100, 104, 66)),
  mid(star(100, 104, 53)),
  deep('M134 62L111 112L89 96Z'),
  light('M66 146L89 96L111 112Z'),
  deep(oval(100, 104, 5)),
];

/** A plug and its socket, apart. */
const unplugged: readonly Shape[] = [
  line('light', 8, 'M14 152C14 118 26 102 46 102M154 102C178 102 186 86 186 52'),
  mid(box(78, 84, 24, 9, 4) + box(78, 111, 24, 9, 4)),
  light('M44 72H60C76 72 86 84 86 102C86 120 76 132 60 132H44a6 6 0 0 1 -6 -6V78a6 6 0 0 1 6 -6Z'),
  light('M124 72H156a6 6 0 0 1 6 6V126a6 6 0 0 1 -6 6H124a6 6 0 0 1 -6 -6V78a6 6 0 0 1 6 -6Z'),
  deep('M118 84h18a4 4 0 0 1 0 9h-18ZM118 111h18a4 4 0 0 1 0 9h-18Z'),
  light(glint(102, 50, 14) + glint(102, 154, 10)),
];

/** A jar with nothing in it. */
const nothing: readonly Shape[] = [
  line('light', 7, 'M68 62C52 76 46 88 46 102V148a20 20 0 0 0 20 20H134a20 20 0 0 0 20 -20V102C154 88 148 76 132 62'),
  mid(box(54, 34, 92, 26, 8)),
  line('deep', 4, 'M64 150C80 157 120 157 136 150'),
  line('mid', 6, 'M62 104C63 96 66 91 70 87M62 120V138'),
  light(glint(172, 52, 12)),
];

export const scenes = { lost, unplugged, nothing };
export type Scene = keyof typeof scenes | keyof typeof empty;
