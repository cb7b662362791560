import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const MOST_LINES = 30;
/** Otherwise a decision with few lines could still be long. */
const MOST_CHARACTERS = 120;

const decisions = globSync('[0-9]*.md', { cwd: FOLDER })
  .toSorted()
  .map((file) => ({ file, number: file.slice(0, 4), lines: read(file).trimEnd().split('\n') }));

test(`no decision has more than ${MOST_LINES} lines, or a longer line than ${MOST_CHARACTERS} characters`, () => {
  expect(decisions.length).toBeGreaterThan(0);
  const long = decisions.filter(({ lines }) => lines.length > MOST_LINES);
  const wide = decisions.filter(({ lines }) => lines.some((line) => line.length > MOST_CHARACTERS));
  expect([...long, ...wide].map(({ file }) => file)).toEqual([]);
});

test('the index has each decision once, with its number and title', () => {
  const index = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const expected = decisions.map(({ file, number, lines: [title = ''] }) => {
    expect(title).toMatch(new RegExp(`^# ${number}: \\S`));
    return `- [${number}](${file}): ${title.slice('# 0000: '.length)}`;
  });
  expect(index.toSorted()).toEqual(expected);
});

test('every link of a decision leads to a file', () => {
  const links = decisions.flatMap(({ file, lines }) =>
    [...lines.join('\n').matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ link }) => !existsSync(join(FOLDER, link)))).toEqual([]);
});
