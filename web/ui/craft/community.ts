import { box, deep, diamonds, glint, light, line, mid, oval, star, type Shape } from './shapes.ts';

/** A thrown pot with a painted band. */
export const pot: readonly Shape[] = [
  light(
    'M70 52C72 62 74 68 68 78C50 90 42 106 43 124C44 144 56 160 70 170H130C144 160 156 144 157 124C158 106 150 90 132 78C126 68 128 62 130 52Z',
  ),
  mid(diamonds(46, 154, 120, 6, 12)),
  line('mid', 4, 'M47 102H153M47 138H153'),
  mid(oval(100, 51, 36, 10)),
  deep(oval(100, 51, 27, 6)),
];

/** An open book. */
export const book: readonly Shape[] = [
  mid('M28 72C54 62 80 64 100 76C120 64 146 62 172 72V160C146 152 120 154 100 166C80 154 54 152 28 160Z'),
  light('M38 58C62 50 84 52 100 66V152C84 140 62 138 38 144Z'),
  light('M162 58C138 50 116 52 100 66V152C116 140 138 138 162 144Z'),
  line('mid', 5, 'M52 76C64 73 76 75 87 81M52 94C64 91 76 93 87 99M52 112C64 109 76 111 87 117'),
  line('mid', 5, 'M148 94C136 91 124 93 113 99M148 112C136 109 124 111 113 117'),
  deep('M134 52L150 54V88L142 80L134 86Z'),
  line('deep', 2, 'M100 66V152'),
];

/** Two voices, one letter of each script. */
export const voices: readonly Shape[] = [
  mid('M94 34H162a14 14 0 0 1 14 14V104a14 14 0 0 1 -14 14H156V140L130 118H94Z'),
  light(
    'M38 66H104a14 14 0 0 1 14 14V134a14 14 0 0 1 -14 14H72L46 170V148H38a14 14 0 0 1 -14 -14V80a14 14 0 0 1 14 -14Z',
  ),
  line('deep', 7, 'M53 128L71 86L89 128M60 114H82'),
  line('deep', 6.5, 'M159 56C151 48 139 52 139 61C139 70 150 72 160 68C144 70 134 80 136 91C138 102 152 104 163 98'),
];

/** An oud. */
export const oud: readonly Shape[] = [
  mid('M92 46L80 26L92 20L106 42Z'),
  line('mid', 5, 'M76 36L66 40M82 24L72 26M104 22L112 16M108 34L118 30'),
  light('M93 40H107L110 92H90Z'),
  light('M100 76C130 84 148 106 148 130C148 154 128 171 100 171C72 171 52 154 52 130C52 106 70 84 100 76Z'),
  mid(oval(100, 118, 20)),
  deep(oval(100, 118, 14)),
  mid(star(100, 118, 8)),
  deep(box(82, 148, 36, 6, 3)),
  line('deep', 1.4, 'M95 44V148M98.4 44V148M101.6 44V148M105 44V148'),
];

/** A kettlebell. */
export const kettlebell: readonly Shape[] = [
  line('light', 16, 'M70 96C58 62 74 40 100 40C126 40 142 62 130 96'),
  line('mid', 5, 'M74 60C80 49 89 45 100 45'),
  light('M100 76C132 76 152 98 152 126C152 148 142 163 130 170H70C58 163 48 148 48 126C48 98 68 76 100 76Z'),
  mid(oval(100, 124, 30)),
  light(star(100, 124, 17)),
];

/** A tagine on its dish. */
export const tagine: readonly Shape[] = [
  mid(oval(100, 46, 11)),
  light('M92 54H108C112 88 128 118 154 130H46C72 118 88 88 92 54Z'),
  mid(diamonds(68, 132, 116, 5, 8)),
  line('mid', 4, 'M82 92C92 95 108 95 118 92'),
  deep(box(42, 130, 116, 7, 2)),
  light('M36 137H164C164 158 148 170 128 170H72C52 170 36 158 36 137Z'),
  line('mid', 4, 'M52 152H148'),
];

/** A camera. */
export const camera: readonly Shape[] = [
  mid(box(46, 62, 26, 14, 5)),
  light('M78 74L88 54H116L126 74Z'),
  light(box(34, 72, 132, 94, 16)),
  mid(box(34, 92, 132, 10)),
  light(oval(100, 120, 38)),
  deep(oval(100, 120, 32)),
  mid(oval(100, 120, 24)),
  deep(oval(100, 120, 16)),
  light(oval(92, 112, 5)),
  deep(oval(148, 84, 4)),
];

/** A reel of thread and its needle. */
export const thread: readonly Shape[] = [
  light(box(52, 44, 80, 18, 7)),
  light(box(52, 152, 80, 18, 7)),
  mid(box(62, 62, 60, 90, 3)),
  line('light', 3, 'M62 78L122 70M62 94L122 86M62 110L122 102M62 126L122 118M62 142L122 134'),
  line('mid', 3, 'M120 142C146 148 156 128 150 110C146 98 150 84 158 70'),
  line('light', 5, 'M150 66L164 66M157 60L157 156'),
  light('M152 50a5 5 0 0 1 10 0V74H152Z'),
  deep(box(155.5, 52, 3, 12, 1.5)),
];

/** A plant in its pot. */
export const plant: readonly Shape[] = [
  line('light', 6, 'M100 122C100 100 100 90 101 76'),
  light('M98 102C66 104 48 86 44 56C76 54 97 72 98 102Z'),
  light('M102 82C102 50 122 32 156 30C156 60 136 82 102 82Z'),
  line('mid', 3.5, 'M58 68C72 76 84 86 95 98M144 42C130 52 118 64 106 78'),
  mid(box(58, 112, 84, 18, 6)),
  light('M64 130H136L128 164a8 8 0 0 1 -8 6H80a8 8 0 0 1 -8 -6Z'),
  mid(diamonds(74, 126, 149, 4, 8)),
];

/** A screen with a prompt. */
export const computer: readonly Shape[] = [
  light(box(46, 56, 108, 78, 12)),
  deep(box(55, 65, 90, 60, 5)),
  line('light', 5, 'M68 84L80 95L68 106'),
  line('mid', 5, 'M88 108H112'),
  light('M32 142H168V150a20 20 0 0 1 -20 20H52a20 20 0 0 1 -20 -20Z'),
  mid('M32 142H168V148H112a6 6 0 0 1 -6 5H94a6 6 0 0 1 -6 -5H32Z'),
];

/** A craft without a drawing of its own. */
export const anyCraft: readonly Shape[] = [
  light(star(100, 104, 66)),
  mid(star(100, 104, 44)),
  light(star(100, 104, 24)),
  mid(glint(164, 48, 12)),
];
