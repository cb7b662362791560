import { box, deep, glint, light, line, mid, oval, star, type Shape } from './shapes.ts';

/** A tap and its drop. */
export const tap: readonly Shape[] = [
  mid(box(30, 82, 16, 56, 6)),
  light('M46 92H114C142 92 158 108 158 132V138H128V134C128 126 123 122 115 122H46Z'),
  mid(box(82, 66, 18, 28, 3)),
  light(box(56, 50, 70, 18, 9)),
  mid(box(122, 136, 42, 10, 5)),
  light('M143 153C149 160 152 164 152 168a9 8.5 0 0 1 -18 0C134 164 137 160 143 153Z'),
];

/** A light bulb. */
export const bulb: readonly Shape[] = [
  light(
    'M100 28C130 28 150 50 150 76C150 96 140 107 131 119C126 126 124 131 124 138H76C76 131 74 126 69 119C60 107 50 96 50 76C50 50 70 28 100 28Z',
  ),
  mid('M107 48L78 88H97L92 120L122 78H103Z'),
  mid(box(76, 142, 48, 10, 5)),
  light(box(80, 154, 40, 9, 4.5)),
  mid(box(88, 165, 24, 6, 3)),
];

/** A spray bottle. */
export const spray: readonly Shape[] = [
  light('M76 40H124a12 12 0 0 1 12 12V74H92V62H76a5 5 0 0 1 -5 -5V45a5 5 0 0 1 5 -5Z'),
  mid(box(58, 42, 14, 18, 4)),
  line('mid', 8, 'M94 70C92 80 86 86 78 88'),
  mid(box(94, 74, 40, 12, 2)),
  light('M96 86H132V96C146 104 152 114 152 128V158a12 12 0 0 1 -12 12H88a12 12 0 0 1 -12 -12V128C76 114 82 104 96 96Z'),
  mid(box(76, 122, 76, 32)),
  light(star(114, 138, 11)),
  light(glint(44, 70, 11)),
  light(glint(34, 42, 7)),
  light(glint(52, 108, 7)),
];

/** A paint roller and its stroke. */
export const roller: readonly Shape[] = [
  line('mid', 8, 'M142 58H156a8 8 0 0 1 8 8V88a8 8 0 0 1 -8 8H116a8 8 0 0 0 -8 8V118'),
  light(box(36, 38, 108, 40, 11)),
  mid('M36 60H144V67a11 11 0 0 1 -11 11H124V92a6 6 0 0 1 -12 0V78H72V104a7 7 0 0 1 -14 0V78H47a11 11 0 0 1 -11 -11Z'),
  light(box(97, 114, 22, 56, 10)),
  line('mid', 4, 'M108 128V156'),
];

/** A joiner's plane and its shaving. */
export const plane: readonly Shape[] = [
  line('mid', 6, 'M84 124C52 118 46 82 68 70C88 60 104 82 90 94C82 100 72 94 76 86'),
  mid('M128 128C118 108 122 82 140 78C154 76 160 88 152 98C146 106 148 116 156 128Z'),
  deep('M90 128L114 66L128 71L108 128Z'),
  light('M26 124H174V156a14 14 0 0 1 -14 14H40a14 14 0 0 1 -14 -14Z'),
  mid(box(26, 154, 148, 7)),
  deep('M80 124H112L104 138H88Z'),
];

/** A cooling unit and its breeze. */
export const cooler: readonly Shape[] = [
  light(box(26, 46, 148, 64, 16)),
  line('mid', 4, 'M44 64H104'),
  mid(oval(152, 66, 5)),
  deep(box(42, 88, 116, 10, 5)),
  line('light', 6, 'M62 126C52 138 72 146 62 160M138 126C128 138 148 146 138 160'),
  line('mid', 6, 'M100 126C90 140 110 152 100 170'),
];

/** A washing machine. */
export const washer: readonly Shape[] = [
  light(box(46, 30, 108, 140, 14)),
  mid('M46 44a14 14 0 0 1 14 -14H140a14 14 0 0 1 14 14V60H46Z'),
  light(box(58, 39, 36, 12, 4)),
  deep(oval(136, 45, 7)),
  mid(oval(100, 112, 42)),
  deep(oval(100, 112, 32)),
  light('M68.5 118C78 108 88 124 100 116C112 108 122 122 131.5 116A32 32 0 0 1 68.5 118Z'),
  mid(oval(88, 100, 4)),
];

/** A box, packed and open. */
export const parcel: readonly Shape[] = [
  deep('M46 82L64 62H136L154 82Z'),
  mid('M46 82L28 58H82L100 82Z'),
  mid('M154 82L172 58H118L100 82Z'),
  light('M42 82H158V158a12 12 0 0 1 -12 12H54a12 12 0 0 1 -12 -12Z'),
  mid(box(90, 82, 20, 34)),
  line('mid', 5, 'M124 156V138M117 144L124 137L131 144M142 156V138M135 144L142 137L149 144'),
];

/** A house behind its door. */
export const house: readonly Shape[] = [
  mid('M136 44H152V84L136 70Z'),
  light(
    'M100 36C102 36 104 37 106 38L168 92C172 96 170 102 164 102H152V160a10 10 0 0 1 -10 10H58a10 10 0 0 1 -10 -10V102H36C30 102 28 96 32 92L94 38C96 37 98 36 100 36Z',
  ),
  mid('M82 170V130a18 18 0 0 1 36 0V170Z'),
  deep(oval(110, 144, 3)),
  mid(star(100, 84, 15)),
];

/** A wall half built. */
export const bricks: readonly Shape[] = [
  light(box(32, 142, 52, 28, 5)),
  mid(box(88, 142, 40, 28, 5)),
  light(box(132, 142, 36, 28, 5)),
  mid(box(32, 110, 28, 28, 5)),
  light(box(64, 110, 52, 28, 5)),
  mid(box(120, 110, 48, 28, 5)),
  light(box(32, 78, 52, 28, 5)),
  mid(box(88, 78, 40, 28, 5)),
  mid('M92 66L116 34C126 40 136 50 140 66Z'),
  line('light', 8, 'M128 46L140 32L162 28'),
];
