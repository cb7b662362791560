import { box, deep, diamonds, glint, light, line, mid, oval, type Shape } from './shapes.ts';

/** A nūn, its dot and the reed pen that wrote them. */
const calligraphy: readonly Shape[] = [
  light('M30 92L48 80C44 122 60 142 86 142C110 142 122 124 118 92L134 82C144 132 122 170 84 170C46 170 24 142 30 92Z'),
  light('M84 82L99 98L84 114L69 98Z'),
  mid('M136 60L151 70L184 22L169 12Z'),
  light('M136 60L151 70L133 88L128 84Z'),
  line('deep', 2, 'M131 86L142 68'),
];

/** A ball of yarn and a hook. */
const crochet: readonly Shape[] = [
  line('mid', 9, 'M104 108L162 46C170 36 182 44 176 54'),
  line('light', 5, 'M110 167C138 174 144 150 160 156C172 160 168 170 182 169'),
  light(oval(88, 116, 54)),
  line('mid', 4.5, 'M42 92C66 80 106 86 134 106M35 112C62 98 104 104 138 126M38 134C62 120 98 124 128 146'),
  line('mid', 4.5, 'M70 66C84 74 98 80 122 76M56 160C62 144 76 138 88 140'),
];

/** A keyboard. */
const piano: readonly Shape[] = [
  mid(box(22, 46, 156, 50, 10)),
  light('M30 78H170V160a8 8 0 0 1 -8 8H38a8 8 0 0 1 -8 -8Z'),
  line('deep', 2.5, 'M50 80V168M70 80V168M90 80V168M110 80V168M130 80V168M150 80V168'),
  deep([44, 64, 104, 124, 144].map((x) => `M${x} 78h12v50a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3Z`).join('')),
  mid(box(22, 72, 156, 8)),
];

/** A guitar. */
const guitar: readonly Shape[] = [
  line('mid', 5, 'M84 22H116M84 33H116'),
  mid('M89 14H111L108 42H92Z'),
  light(
    'M100 76C124 74 134 90 127 106C124 114 146 122 146 144C146 164 124 171 100 171C76 171 54 164 54 144C54 122 76 114 73 106C66 90 76 74 100 76Z',
  ),
  mid(oval(100, 114, 17)),
  deep(oval(100, 114, 12) + box(82, 146, 36, 6, 3)),
  mid(box(94, 40, 12, 66)),
  line('deep', 1.3, 'M97 40V148M100 40V148M103 40V148'),
];

/** A pot with its lid, steaming. */
const cooking: readonly Shape[] = [
  line('mid', 9, 'M46 114H28M154 114H172'),
  light('M44 98H156V144a26 26 0 0 1 -26 26H70a26 26 0 0 1 -26 -26Z'),
  mid('M40 94C44 78 68 70 100 70C132 70 156 78 160 94ZM91 62a9 9 0 0 1 18 0v10h-18Z'),
  deep(box(40, 94, 120, 6, 2)),
  mid(diamonds(50, 150, 134, 6, 8)),
  line('light', 5, 'M66 58C60 48 72 42 66 30M134 58C128 48 140 42 134 30M100 42C95 34 105 28 100 18'),
];

/** A scored loaf on its board. */
const bread: readonly Shape[] = [
  mid(box(16, 162, 168, 10, 5)),
  light('M26 136C26 94 58 66 100 66C142 66 174 94 174 136C174 156 160 162 140 162H60C40 162 26 156 26 136Z'),
  mid(
    'M60 90C80 98 84 120 76 146C62 132 54 110 60 90ZM98 76C118 90 120 118 110 146C96 128 90 100 98 76ZM136 88C150 104 154 128 144 146C132 130 128 106 136 88Z',
  ),
  line('light', 5, 'M80 52C74 44 86 38 80 28M120 52C114 44 126 38 120 28'),
];

/** A tray cut into diamonds, a nut on each. */
const sweets: readonly Shape[] = [
  mid('M18 110H182V130C182 152 146 170 100 170C54 170 18 152 18 130Z'),
  light(oval(100, 108, 82, 44)),
  line('mid', 4, 'M152 78L48 138M171 97L81 149M29 119L119 67M48 78L152 138M29 97L119 149M171 119L81 67'),
  deep(
    [51, 76, 100, 124, 149].map((x) => oval(x, 108, 4.5, 3.5)).join('') +
      oval(100, 80, 4.5, 3.5) +
      oval(100, 136, 4.5, 3.5),
  ),
  deep(oval(75, 94, 4.5, 3.5) + oval(125, 94, 4.5, 3.5) + oval(75, 122, 4.5, 3.5) + oval(125, 122, 4.5, 3.5)),
  light(glint(146, 42, 12)),
];

/** A phone with pyramids in its view. */
const phone: readonly Shape[] = [
  light(box(58, 22, 84, 148, 15)),
  deep(box(66, 34, 68, 116, 5)),
  mid('M66 146L92 104L108 130L117 116L134 144V145a5 5 0 0 1 -5 5H71a5 5 0 0 1 -5 -5Z'),
  light(oval(112, 78, 10)),
  line('light', 3, 'M74 54V44H84M126 54V44H116'),
  mid(oval(100, 160, 5)),
];

/** The blades of an aperture. */
const aperture: readonly Shape[] = [
  mid(oval(100, 102, 70)),
  light(oval(100, 102, 60)),
  line(
    'mid',
    4,
    'M113 80L126 102L146 138M126 102L113 124L93 160M113 124H46M87 124L74 102L54 66M74 102L87 80L107 44M87 80H154',
  ),
  deep('M126 102L113 124H87L74 102L87 80H113Z'),
  light(oval(92, 94, 5)),
];

export const pastimes = {
  'arabic-calligraphy': calligraphy,
  'crochet-basics': crochet,
  'piano-for-children': piano,
  'guitar-basics': guitar,
  'egyptian-home-cooking': cooking,
  'sourdough-baking': bread,
  'oriental-sweets': sweets,
  'phone-photography': phone,
  'camera-manual-mode': aperture,
};
