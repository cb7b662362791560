import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: makes the fonts of the site from the whole ones, and their style sheet. A page loads the letters of
 * its script, with the weights that the site uses; letters that are rare in Egypt are in files of their own.
 */
const FOLDER = join(import.meta.dirname, '../web/ui/fonts');
const WEIGHTS = { min: 400, max: 700 };
const PACKAGE = '@fontsource-variable/alexandria/files/alexandria-';

type Range = readonly [first: number, last: number];

interface Subset {
  name: string;
  of: 'latin' | 'arabic';
  ranges: readonly Range[];
}

/** ASCII and the marks of both languages, with those that only direct text. */
const BASIC_LATIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2009, 0x200f],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2066, 0x2069],
  [0x2212, 0x2212],
];

/** The letters, vowel marks, digits and punctuation of Arabic, and the letters of foreign names in Egypt. */
const BASIC_ARABIC: readonly Range[] = [
  [0x60c, 0x60c],
  [0x61b, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66c],
  [0x670, 0x671],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x6a4, 0x6a4],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6cc, 0x6cc],
];

/** What the whole fonts have. */
const ALL_LATIN: readonly Range[] = [
  [0xa1, 0xff],
  [0x152, 0x153],
  [0x2b0, 0x2ff],
  [0x2010, 0x2069],
  [0x20a0, 0x22ff],
];
const ALL_ARABIC: readonly Range[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x870, 0x8ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
];

export const SUBSETS: readonly Subset[] = [
  { name: 'latin-basic', of: 'latin', ranges: BASIC_LATIN },
  { name: 'latin-rest', of: 'latin', ranges: without(BASIC_LATIN, ALL_LATIN) },
  { name: 'arabic-basic', of: 'arabic', ranges: BASIC_ARABIC },
  { name: 'arabic-rest', of: 'arabic', ranges: without(BASIC_ARABIC, ALL_ARABIC) },
];

/** What is left of `ranges` without others. */
function without(others: readonly Range[], ranges: readonly Range[]): Range[] {
  const isOther = (code: number) => others.some(([first, last]) => first <= code && code <= last);
  return ranges.flatMap(([first, last]) => {
    const left: [number, number][] = [];
    for (let code = first; code <= last; code += 1) {
      const open = left.at(-1);
      if (isOther(code)) continue;
      if (open?.[1] === code - 1) open[1] = code;
      else left.push([code, code]);
    }
    return left;
  });
}

const codesOf = (ranges: readonly Range[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

export function makeFont({ of, ranges }: Subset): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(`${PACKAGE}${of}-wght-normal.woff2`);
  return subsetFont(readFileSync(whole), String.fromCodePoint(...codesOf(ranges)), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const written = ([first, last]: Range) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`;

const faceOf = ({ name, ranges }: Subset) => `@font-face {
  font-family: 'Alexandria Variable';
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${ranges.map(written).join(', ')};
}
`;

export const styleSheet = (): string => `/* Made by tools/fonts.ts. */
${SUBSETS.map(faceOf).join('\n')}
/* As wide as Alexandria, so that lines hardly move when the font is loaded. */
@font-face {
  font-family: 'Alexandria Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 112%;
}
`;

if (import.meta.main) {
  for (const subset of SUBSETS) writeFileSync(join(FOLDER, `${subset.name}.woff2`), await makeFont(subset));
  writeFileSync(join(FOLDER, 'fonts.css'), styleSheet());
}
