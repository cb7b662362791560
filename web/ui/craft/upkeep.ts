import { box, deep, glint, light, line, mid, oval, type Shape } from './shapes.ts';

/** A bucket with suds, and a mop. */
const bucket: readonly Shape[] = [
  line('mid', 4, 'M44 96C46 34 124 34 126 96'),
  light(oval(66, 86, 13) + oval(88, 80, 16) + oval(108, 87, 11)),
  light('M44 98H126L118 164a7 7 0 0 1 -7 6H59a7 7 0 0 1 -7 -6Z'),
  mid(box(38, 92, 94, 13, 5)),
  line('light', 8, 'M158 26V116'),
  mid('M144 114H172L184 170H132Z'),
  line('deep', 2.5, 'M152 122L146 166M158 122V166M164 122L170 166'),
];

/** A sofa on a carpet, clean. */
const sofa: readonly Shape[] = [
  mid('M14 170L34 154H166L186 170Z'),
  mid(box(42, 62, 116, 70, 20)),
  light(box(50, 106, 50, 38, 9) + box(100, 106, 50, 38, 9)),
  light(box(22, 90, 34, 66, 15) + box(144, 90, 34, 66, 15)),
  light(box(40, 138, 120, 18, 5)),
  line('mid', 3, 'M100 110V138'),
  light(glint(68, 40, 15) + glint(100, 32, 9)),
];

/** Plaster come off a damp wall. */
const damp: readonly Shape[] = [
  light(box(28, 40, 144, 130, 8)),
  deep(
    'M84 56C104 46 128 58 140 54C156 62 150 84 156 98C150 116 128 112 112 122C92 122 84 106 68 102C58 84 72 70 84 56Z',
  ),
  mid(
    box(86, 62, 34, 13, 2) +
      box(125, 62, 18, 13, 2) +
      box(72, 80, 26, 13, 2) +
      box(103, 80, 34, 13, 2) +
      box(86, 98, 34, 13, 2),
  ),
  mid(
    'M54 118C61 128 65 133 65 139a11 11 0 0 1 -22 0C43 133 47 128 54 118ZM86 130C92 138 95 142 95 147a9 9 0 0 1 -18 0C77 142 80 138 86 130Z',
  ),
  mid('M132 126C138 134 141 138 141 143a9 9 0 0 1 -18 0C123 138 126 134 132 126Z'),
];

/** A panelled door and a brush. */
const door: readonly Shape[] = [
  mid(box(28, 26, 92, 144, 5)),
  light(box(37, 35, 74, 135, 2)),
  mid(box(48, 48, 52, 42, 3) + box(48, 108, 52, 50, 3)),
  deep(oval(102, 99, 4.5)),
  light('M147 52a9 9 0 0 1 18 0L162 100H150Z'),
  mid(box(138, 98, 36, 16, 3)),
  light('M138 114H174V150C168 148 166 164 158 164C150 164 148 150 138 154Z'),
];

/** A lock with its handle, and the key. */
const lock: readonly Shape[] = [
  light(box(40, 28, 62, 142, 18)),
  mid('M71 46a20 20 0 0 1 18 12H156a9 9 0 0 1 0 18H89A20 20 0 1 1 71 46Z'),
  deep(`${oval(71, 116, 11)}M66 120H76L81 148H61Z`),
  line('light', 8, `${oval(144, 112, 14)}M144 126V166M144 148H158M144 164H160`),
];

/** A shelf and the screwdriver. */
const assembly: readonly Shape[] = [
  light(box(26, 30, 92, 140, 6)),
  deep(box(36, 40, 72, 34, 2) + box(36, 83, 72, 34, 2) + box(36, 126, 72, 34, 2)),
  mid(box(44, 48, 9, 26) + box(55, 44, 9, 30) + box(84, 97, 14, 20, 4)),
  mid(box(140, 26, 28, 62, 11)),
  line('deep', 2.5, 'M149 38V74M159 38V74'),
  light('M149 88H159V140L164 150L160 168H148L144 150L149 140Z'),
];

/** Kitchen cabinets, one open. */
const kitchen: readonly Shape[] = [
  light(box(26, 32, 132, 52, 5)),
  deep(box(98, 38, 54, 40, 2)),
  mid('M152 38L180 48V92L152 78Z'),
  mid('M54 114L58 94H86L90 114ZM66 94a6 6 0 0 1 12 0Z'),
  mid(box(20, 112, 160, 12, 4)),
  light('M26 124H174V164a6 6 0 0 1 -6 6H32a6 6 0 0 1 -6 -6Z'),
  line('mid', 4, 'M75 128V166M125 128V166M46 136H56M95 136H105M144 136H154M82 66V74'),
];

export const upkeep = {
  'deep-cleaning': bucket,
  'sofa-carpet-cleaning': sofa,
  'damp-wall-repair': damp,
  'door-window-painting': door,
  'door-lock-repair': lock,
  'furniture-assembly': assembly,
  'kitchen-cabinet-repair': kitchen,
};
