import { cooler } from './essentials.ts';
import { box, deep, glint, light, line, mid, oval, type Shape } from './shapes.ts';

/** A plunger over a drain. */
const plunger: readonly Shape[] = [
  deep(oval(100, 166, 66, 9)),
  light(box(93, 18, 14, 92, 7)),
  mid('M54 150C54 118 74 102 100 102C126 102 146 118 146 150Z'),
  light(box(46, 146, 108, 15, 7.5)),
  line('light', 4, 'M72 136C74 126 80 119 88 116'),
  light(
    'M40 96C46 104 49 108 49 113a9 9 0 0 1 -18 0C31 108 34 104 40 96ZM162 78C168 86 171 90 171 95a9 9 0 0 1 -18 0C153 90 156 86 162 78Z',
  ),
];

/** A water heater on its pipes. */
const heater: readonly Shape[] = [
  line('mid', 9, 'M80 140V172M120 140V172'),
  light(box(56, 22, 88, 130, 30)),
  mid('M100 42C112 58 122 66 122 80a22 22 0 0 1 -44 0C78 72 82 68 86 62C88 68 90 70 94 70C92 60 94 50 100 42Z'),
  light('M100 74C106 80 109 84 109 89a9 9 0 0 1 -18 0C91 84 94 80 100 74Z'),
  deep(oval(100, 126, 13)),
  line('light', 4, 'M100 126L107 119'),
];

const bolt = (x: number, y: number) => `M${x} ${y}l-30 54h22l-10 44l44 -62h-24l16 -36Z`;

/** A socket under tension. */
const fault: readonly Shape[] = [
  light(box(24, 56, 114, 114, 20)),
  mid(oval(81, 113, 41)),
  deep(oval(65, 113, 7) + oval(97, 113, 7)),
  line('deep', 3, 'M81 76V84M81 142V150'),
  deep(bolt(152, 22)),
  light(bolt(156, 20)),
];

/** A ceiling fan with its light. */
const fan: readonly Shape[] = [
  mid('M78 20H122L113 36H87Z'),
  light(box(95, 34, 10, 42)),
  light('M90 82L22 72C12 72 12 96 22 96L90 92ZM110 82L178 72C188 72 188 96 178 96L110 92Z'),
  mid(box(76, 72, 48, 28, 13)),
  light('M74 104H126C126 126 116 136 100 136C84 136 74 126 74 104Z'),
  line('mid', 5, 'M100 148V166M68 138L56 152M132 138L144 152'),
];

const breakers = (y: number) => [52, 72, 92, 112, 132].map((x) => box(x, y, 16, 40, 3)).join('');
const switches = (y: number, off: number) =>
  [52, 72, 92, 112, 132].map((x, index) => box(x + 4, y + (index === off ? 21 : 7), 8, 12, 2)).join('');

/** A board of breakers, one of them tripped. */
const board: readonly Shape[] = [
  light(box(34, 26, 132, 144, 12)),
  deep(box(46, 38, 108, 52, 5) + box(46, 106, 108, 52, 5)),
  mid(breakers(44) + breakers(112)),
  deep(switches(44, 3) + switches(112, 5)),
];

const unit = cooler.slice(0, 4);

/** A cooling unit, clean and cold. */
const coolClean: readonly Shape[] = [
  ...unit,
  line('light', 5, 'M100 122V170M79 134L121 158M121 134L79 158M93 125L100 131L107 125M93 167L100 161L107 167'),
  light(glint(46, 140, 15) + glint(156, 140, 15)),
];

/** A gauge on its hoses. */
const gauge: readonly Shape[] = [
  line('mid', 9, 'M88 142C84 168 50 150 34 170M112 142C116 168 150 150 166 170'),
  mid(box(80, 130, 40, 22, 6)),
  light(oval(100, 82, 60)),
  line('mid', 6, 'M65 112A46 46 0 1 1 135 112'),
  line('deep', 6, 'M100 84L122 56'),
  deep(oval(100, 84, 9)),
];

/** An outdoor unit on its feet. */
const outdoor: readonly Shape[] = [
  line('mid', 7, 'M150 60V40a8 8 0 0 1 8 -8H186'),
  deep(box(42, 150, 24, 20, 3) + box(134, 150, 24, 20, 3)),
  light(box(24, 50, 152, 106, 12)),
  mid(oval(84, 103, 44)),
  deep(oval(84, 103, 37)),
  light(
    'M84 103C72 88 76 72 90 70C100 80 96 94 84 103ZM84 103C103 100 115 111 110 124C96 128 86 118 84 103ZM84 103C77 121 62 125 53 115C56 101 70 97 84 103Z',
  ),
  line('mid', 5, 'M142 76H160M142 92H160M142 108H160M142 124H160'),
];

/** A fridge. */
const fridge: readonly Shape[] = [
  deep(box(66, 160, 14, 12, 2) + box(120, 160, 14, 12, 2)),
  light(box(54, 20, 92, 146, 13)),
  line('deep', 3, 'M54 74H146'),
  mid(box(64, 44, 8, 22, 4) + box(64, 84, 8, 42, 4)),
  line('mid', 4, 'M112 32V62M99 39.5L125 54.5M125 39.5L99 54.5'),
];

export const repairs = {
  'drain-unblocking': plunger,
  'water-heater-service': heater,
  'electrical-fault': fault,
  'light-fitting': fan,
  'distribution-board': board,
  'ac-cleaning': coolClean,
  'ac-gas-refill': gauge,
  'ac-installation': outdoor,
  'fridge-repair': fridge,
};
