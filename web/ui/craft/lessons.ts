import { box, deep, glint, light, line, mid, oval, type Shape } from './shapes.ts';

/** A set square and a π. */
const maths: readonly Shape[] = [
  light('M36 40C36 34 42 32 46 37L160 161C164 165 162 170 156 170H42a6 6 0 0 1 -6 -6Z'),
  deep('M58 96L106 148H58Z'),
  line('mid', 3.5, 'M58 170V162M76 170V160M94 170V162M112 170V160M130 170V162'),
  line('mid', 8, 'M110 54C114 48 118 48 124 48H172M128 48C128 66 126 80 118 90M154 48V78C154 88 160 92 168 86'),
];

/** A written page and a pencil. */
const homework: readonly Shape[] = [
  light(box(40, 34, 98, 136, 9)),
  line('mid', 5, 'M56 58H110M56 80H104M56 102H94M56 124H86M56 146H118'),
  mid('M157 57L171 67L129 123L115 113Z'),
  deep('M115 113L129 123L108 137Z'),
  light('M157 57L171 67L176 60a8.6 8.6 0 0 0 -14 -10Z'),
];

/** A window of code. */
const code: readonly Shape[] = [
  light(box(28, 44, 144, 126, 14)),
  mid('M28 58a14 14 0 0 1 14 -14H158a14 14 0 0 1 14 14V70H28Z'),
  deep(oval(45, 57, 4) + oval(59, 57, 4) + oval(73, 57, 4)),
  line('deep', 8, 'M74 98L50 120L74 142M126 98L150 120L126 142'),
  line('mid', 8, 'M109 94L91 146'),
];

const answer = (x: number): Shape[] => [
  mid(box(x, 142, 64, 30, 15)),
  deep(oval(x + 18, 157, 4) + oval(x + 32, 157, 4) + oval(x + 46, 157, 4)),
];

const english: readonly Shape[] = [
  light(
    'M40 30H160a16 16 0 0 1 16 16V116a16 16 0 0 1 -16 16H92L60 162V132H40a16 16 0 0 1 -16 -16V46a16 16 0 0 1 16 -16Z',
  ),
  line('deep', 9, `M48 110L74 52L100 110M58 91H90${oval(131, 92, 18)}M149 73V110`),
  ...answer(108),
];

const german: readonly Shape[] = [
  light(
    'M40 30H160a16 16 0 0 1 16 16V116a16 16 0 0 1 -16 16H140V162L108 132H40a16 16 0 0 1 -16 -16V46a16 16 0 0 1 16 -16Z',
  ),
  line('deep', 9, 'M78 116V68C78 42 122 42 122 64C122 78 104 76 104 84C104 92 128 91 128 104C128 117 112 119 101 113'),
  ...answer(28),
];

const arabic: readonly Shape[] = [
  light(
    'M100 24C148 24 178 50 178 82C178 114 148 140 100 140C92 140 84 139 78 138L46 164L50 128C32 118 22 102 22 82C22 50 52 24 100 24Z',
  ),
  line('deep', 9, 'M114 54C102 42 84 48 84 61C84 74 100 77 116 71C91 74 76 88 79 104C82 120 103 123 120 114'),
  ...answer(112),
];

/** A seated figure on a mat. */
const yoga: readonly Shape[] = [
  mid(box(22, 160, 156, 10, 5)),
  light(oval(100, 48, 17)),
  light('M84 74C92 70 108 70 116 74C120 96 112 112 118 140H82C88 112 80 96 84 74Z'),
  line('light', 11, 'M86 80C70 94 62 114 46 132M114 80C130 94 138 114 154 132'),
  light('M34 146C36 132 64 130 100 142C136 130 164 132 166 146C168 160 128 164 100 154C72 164 32 160 34 146Z'),
  line('mid', 3.5, 'M72 151C84 146 92 144 100 142C108 144 116 146 128 151'),
];

/** A swimmer between waves. */
const swimming: readonly Shape[] = [
  light(oval(144, 86, 17)),
  line('light', 17, 'M42 118L104 84L78 54L112 40'),
  line(
    'light',
    9,
    'M22 130C35 118 48 118 61 130C74 142 87 142 100 130C113 118 126 118 139 130C152 142 165 142 178 130',
  ),
  line('mid', 9, 'M22 154C35 142 48 142 61 154C74 166 87 166 100 154C113 142 126 142 139 154C152 166 165 166 178 154'),
];

/** A dumbbell and a glint of effort. */
const training: readonly Shape[] = [
  mid(box(60, 104, 80, 16, 4)),
  light(box(44, 66, 24, 92, 9) + box(132, 66, 24, 92, 9)),
  mid(box(26, 82, 18, 60, 8) + box(156, 82, 18, 60, 8)),
  line('deep', 2.5, 'M84 104V120M92 104V120M100 104V120M108 104V120M116 104V120'),
  light(glint(100, 58, 17)),
];

export const lessons = {
  'secondary-maths': maths,
  'primary-homework-help': homework,
  'programming-first-steps': code,
  'english-conversation': english,
  'german-a1': german,
  'egyptian-arabic': arabic,
  'personal-training': training,
  'yoga-at-home': yoga,
  'swimming-lessons': swimming,
};
