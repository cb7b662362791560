import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCoverage, nearest, testTitles } from './coverage.ts';

const ROOT = join(import.meta.dirname, '..');
const real = readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8');
const numbers = real.split('\n').flatMap((line) => /^\| (\d+\.\d+) \|/.exec(line)?.[1] ?? []);

const TITLES: Record<string, string[]> = {
  'server/accounts/sessions/sign-out.test.ts': ['a sign-out ends the session', 'a second sign-out changes nothing'],
  'web/app/router.test.ts': ['${path} is found'],
};
const known = {
  files: [...Object.keys(TITLES), 'server/accounts/sessions/sign-out.ts', 'web/app/router.tsx'],
  titlesOf: (file: string) => TITLES[file] ?? [],
};
const WHERE = '`server/accounts/sessions/sign-out.ts`';
const SHOWN = '`server/accounts/sessions/sign-out.test.ts` › a sign-out ends the session';

/** What is wrong with a table in which all rows are open, but for this one: 2.1. */
function problemsOf(...rows: string[]): string[] {
  const others = numbers.filter((number) => number !== '2.1').map((number) => `| ${number} | something | open | | |`);
  return checkCoverage([...others, ...rows].join('\n'), known);
}

test('the specification has 272 statements, and each has a row', () => {
  expect(numbers).toHaveLength(272);
  expect(problemsOf('| 2.1 | something | open | | |')).toEqual([]);
});

test.each([
  ['whole', `| 2.1 | home | whole | ${WHERE} | ${SHOWN} |`],
  ['partly', `| 2.1 | home | partly: the rest | ${WHERE} | ${SHOWN} |`],
  ['a pattern of files', `| 2.1 | home | whole | \`server/accounts/*/sign-out.ts\` | ${SHOWN} |`],
  ['a title with a placeholder', `| 2.1 | home | whole | ${WHERE} | \`web/app/router.test.ts\` › \${path} is found |`],
])('a row is accepted: %s', (_, row) => {
  expect(problemsOf(row)).toEqual([]);
});

test.each([
  ['a missing number', [], /2\.1 is missing/],
  ['a number twice', ['| 2.1 | home | open | | |', '| 2.1 | home | open | | |'], /2\.1 has 2 rows/],
  ['an unknown number', ['| 2.1 | home | open | | |', '| 2.70 | home | open | | |'], /no statement 2\.70/],
  ['an unknown status', [`| 2.1 | home | done | ${WHERE} | ${SHOWN} |`], /2\.1 has the status “done”/],
  ['partly without what is missing', [`| 2.1 | home | partly | ${WHERE} | ${SHOWN} |`], /2\.1 has the status “partly”/],
  ['whole without a test', [`| 2.1 | home | whole | ${WHERE} | |`], /2\.1 names no test/],
  ['partly without a test', [`| 2.1 | home | partly: more | ${WHERE} | |`], /2\.1 names no test/],
  ['whole without a file', [`| 2.1 | home | whole | | ${SHOWN} |`], /2\.1 names no file/],
  ['open with a test', [`| 2.1 | home | open | | ${SHOWN} |`], /2\.1 is open/],
  ['a missing cell', [`| 2.1 | home | whole | ${WHERE} |`], /2\.1 has 4 cells/],
  [
    'a file that moved',
    [`| 2.1 | home | whole | \`server/accounts/sign-out.ts\` | ${SHOWN} |`],
    /no server\/accounts\/sign-out\.ts; the nearest is server\/accounts\/sessions\/sign-out\.ts/,
  ],
  [
    'a test that moved',
    [`| 2.1 | home | whole | ${WHERE} | \`server/accounts/sign-out.test.ts\` › a sign-out ends the session |`],
    /is in server\/accounts\/sessions\/sign-out\.test\.ts/,
  ],
  [
    'a part of a title',
    [`| 2.1 | home | whole | ${WHERE} | \`server/accounts/sessions/sign-out.test.ts\` › ends the session |`],
    /no test “ends the session”; the nearest in .* is “a sign-out ends the session”/,
  ],
])('a table is refused for %s', (_, rows, problem) => {
  expect(problemsOf(...rows).join('\n')).toMatch(problem);
});

test('titles are those of tests, complete and as they are written', () => {
  const source = `
    test('a plain one', () => {});
    test.each([1, 2])('one of %s', () => {});
    test.describe('no test', () => { it(\`\${path} is found\`, () => {}); });
    expect('no title').toBe('a plain one');
  `;
  expect(testTitles('some.test.ts', source)).toEqual(['a plain one', 'one of %s', '${path} is found']);
});

test('the nearest text has this one in it, or shares most of its letters', () => {
  const titles = ['offers come first', 'providers come first, and each once', 'a providers’ list'];
  expect(nearest('providers come first', titles)).toBe('providers come first, and each once');
  expect(nearest('an offer comes first', titles)).toBe('offers come first');
});
