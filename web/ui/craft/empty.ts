import { box, deep, glint, light, line, mid, oval, star, type Shape } from './shapes.ts';

/** The drawings of lists without an entry, which stand in a file of their own: few people see them. */

/** A page of a calendar whose days are free. */
const noBookings: readonly Shape[] = [
  light(box(34, 44, 132, 124, 14)),
  mid('M48 44H152a14 14 0 0 1 14 14V78H34V58a14 14 0 0 1 14 -14Z'),
  line('deep', 8, 'M66 32V56M134 32V56'),
  line(
    'mid',
    13,
    'M60 98h0M87 98h0M114 98h0M141 98h0M60 122h0M87 122h0M141 122h0M60 146h0M87 146h0M114 146h0M141 146h0',
  ),
  deep(star(114, 122, 14)),
];

/** Two speech bubbles, one of which waits for words. */
const noMessages: readonly Shape[] = [
  mid(
    'M92 36H164a16 16 0 0 1 16 16V96a16 16 0 0 1 -16 16H160V132L138 112H92a16 16 0 0 1 -16 -16V52a16 16 0 0 1 16 -16Z',
  ),
  line('light', 6, 'M98 54H158M134 72H158'),
  light(
    'M40 82H118a16 16 0 0 1 16 16V134a16 16 0 0 1 -16 16H70L44 172V150H40a16 16 0 0 1 -16 -16V98a16 16 0 0 1 16 -16Z',
  ),
  line('deep', 12, 'M54 116h0M79 116h0M104 116h0'),
];

/** A bell that does not ring. */
const noNotifications: readonly Shape[] = [
  line('mid', 8, 'M100 26V46'),
  deep('M78 148a22 20 0 0 0 44 0Z'),
  light('M100 42C66 42 54 68 54 98V122L38 148H162L146 122V98C146 68 134 42 100 42Z'),
  mid('M54 110H146V122L148 126H52L54 122Z'),
  deep(star(100, 84, 15)),
  light(glint(166, 56, 13) + glint(38, 76, 8)),
];

/** A magnifier over a star that it does not find. */
const noResults: readonly Shape[] = [
  line('mid', 20, 'M130 132L164 164'),
  light(oval(88, 88, 58)),
  mid(oval(88, 88, 45)),
  line('light', 5, star(88, 88, 25)),
  line('light', 6, 'M58 78C61 70 66 64 73 60'),
  light(glint(166, 56, 12)),
];

/** The tray of a workshop into which requests fall. */
const noRequests: readonly Shape[] = [
  mid('M56 70H144L176 116H24Z'),
  deep('M46 116L66 84H134L154 116Z'),
  light('M24 112H70L80 132H120L130 112H176V156a12 12 0 0 1 -12 12H36a12 12 0 0 1 -12 -12Z'),
  line('mid', 6, 'M44 150H156'),
  light(star(100, 48, 22)),
  line('light', 5, 'M62 34V52M138 34V52'),
];

/** A wallet, and a coin above it. */
const noEarnings: readonly Shape[] = [
  mid(oval(86, 52, 27)),
  deep(star(86, 52, 16)),
  mid('M40 70L146 58a10 10 0 0 1 10 10V84H40Z'),
  light(box(26, 76, 148, 92, 16)),
  line('mid', 4, 'M42 92H158M42 152H158'),
  deep('M136 104H174V140H136a18 18 0 0 1 0 -36Z'),
  light(oval(140, 122, 7)),
];

/** A list on a board, with every line done. */
const allDone: readonly Shape[] = [
  light(box(42, 40, 116, 130, 14)),
  deep('M82 34a18 14 0 0 1 36 0H126a6 6 0 0 1 6 6V56H68V40a6 6 0 0 1 6 -6Z'),
  line('mid', 9, 'M94 84H138M94 112H138M94 140H122'),
  line('deep', 7, 'M60 84L67 91L79 77M60 112L67 119L79 105M60 140L67 147L79 133'),
];

export const empty = {
  'no-bookings': noBookings,
  'no-messages': noMessages,
  'no-notifications': noNotifications,
  'no-results': noResults,
  'no-requests': noRequests,
  'no-earnings': noEarnings,
  'all-done': allDone,
};
