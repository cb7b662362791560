import { box, deep, glint, light, line, mid, oval, star, type Shape } from './shapes.ts';

/** The drawings of how a booking protects its money and its people. */

/** A bill with its lines and the total. */
const bill: readonly Shape[] = [
  light('M54 30H146V170L130.7 158L115.3 170L100 158L84.7 170L69.3 158L54 170Z'),
  mid(box(68, 46, 38, 8, 4) + box(68, 66, 30, 8, 4) + box(68, 86, 44, 8, 4)),
  mid(box(118, 46, 14, 8, 4) + box(122, 66, 10, 8, 4) + box(120, 86, 12, 8, 4)),
  line('mid', 3, 'M68 107H132'),
  deep(box(68, 118, 26, 12, 6) + box(104, 118, 28, 12, 6)),
];

/** A card under a padlock. */
const heldCard: readonly Shape[] = [
  light(box(22, 54, 134, 88, 14)),
  deep(box(22, 72, 134, 17)),
  mid(box(38, 106, 40, 9, 4.5) + box(38, 122, 26, 7, 3.5)),
  line('mid', 10, 'M120 122V106a21 21 0 0 1 42 0V122'),
  mid(box(106, 118, 70, 53, 12)),
  deep(oval(141, 139, 7) + box(138, 141, 6, 16, 3)),
];

/** A ticket with four digits. */
const startCode: readonly Shape[] = [
  light(
    'M38 52H162a16 16 0 0 1 16 16V92a13 13 0 0 0 0 26V142a16 16 0 0 1 -16 16H38a16 16 0 0 1 -16 -16V118a13 13 0 0 0 0 -26V68a16 16 0 0 1 16 -16Z',
  ),
  mid(box(42, 76, 25, 48, 7) + box(72, 76, 25, 48, 7) + box(103, 76, 25, 48, 7) + box(133, 76, 25, 48, 7)),
  line('deep', 5, 'M51 90V102H60M60 96V112M79 90H90L82 112M110 91H120V100H110V111H120M141 94L147 90V112'),
  mid(box(72, 138, 56, 7, 3.5)),
];

/** A coin that comes back. */
const moneyBack: readonly Shape[] = [
  line('mid', 11, 'M57 63A60 60 0 1 1 40 106'),
  mid('M74 38L76 78L38 72Z'),
  light(oval(100, 104, 39)),
  deep(star(100, 104, 23)),
  light(star(100, 104, 12) + glint(170, 44, 12)),
];

/** An identity card that somebody has checked. */
const idCard: readonly Shape[] = [
  light(box(30, 50, 140, 100, 12)),
  mid(box(30, 64, 140, 10) + box(46, 88, 40, 46, 6)),
  deep(oval(66, 104, 8) + 'M52 134C52 122 58 116 66 116S80 122 80 134Z'),
  mid(box(98, 92, 54, 8, 4) + box(98, 108, 40, 8, 4)),
  deep(oval(150, 138, 22)),
  line('light', 6, 'M140 138L147 145L160 130'),
];

export const steps = {
  bill,
  'held-card': heldCard,
  'start-code': startCode,
  'money-back': moneyBack,
  'id-card': idCard,
};
