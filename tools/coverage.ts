import { type Dirent, globSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

/** How many statements each section of the specification has. */
const STATEMENTS = [6, 69, 30, 29, 14, 8, 52, 27, 37];

/** The files and tests that rows may name. */
export interface Known {
  /** All files of the repository, from its root. */
  files: readonly string[];
  /** The complete titles of the tests of a file. */
  titlesOf(file: string): readonly string[];
}

/**
 * Returns what is wrong with docs/coverage.md. Its rows: number | meaning | status | files | test file › title. The
 * status is `whole`, `partly: what is missing`, or `open`, which has neither files nor a test.
 */
export function checkCoverage(text: string, known: Known): string[] {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  const numbers = rows.map((row) => cellsOf(row)[0] ?? '');
  const expected = STATEMENTS.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${section + 1}.${at + 1}`),
  );
  const counts = Map.groupBy(numbers, (number) => number);
  return [
    ...expected.filter((number) => !counts.has(number)).map((number) => `${number} is missing`),
    ...[...counts].filter(([, all]) => all.length > 1).map(([number, all]) => `${number} has ${all.length} rows`),
    ...[...counts.keys()]
      .filter((number) => !expected.includes(number))
      .map((number) => `there is no statement ${number}`),
    ...rows.flatMap((row) => checkRow(row, known)),
  ].map((problem) => `docs/coverage.md: ${problem}`);
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function checkRow(row: string, known: Known): string[] {
  const cells = cellsOf(row);
  const [number = '', , status = '', files = '', shown = ''] = cells;
  if (cells.length !== 5) return [`${number} has ${cells.length} cells, not 5`];
  if (status === 'open') return files + shown === '' ? [] : [`${number} is open, so it names no file and no test`];
  if (status !== 'whole' && !/^partly: \S/.test(status))
    return [`${number} has the status “${status}”, not whole, open or “partly: what is missing”`];
  const named = Array.from(files.matchAll(/`([^`]+)`/g), ([, file = '']) => file);
  const [, testFile = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(shown) ?? [];
  return [
    ...(named.length === 0 ? [`${number} names no file`] : []),
    ...named.flatMap((file) => checkFile(number, file, known)),
    ...(testFile === '' ? [`${number} names no test (\`file\` › title)`] : checkTest(number, testFile, title, known)),
  ];
}

function checkFile(number: string, file: string, { files }: Known): string[] {
  const pattern = new RegExp(`^${file.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
  if (files.some((name) => pattern.test(name))) return [];
  return [`${number}: there is no ${file}; the nearest is ${nearestFile(file, files)}`];
}

function checkTest(number: string, file: string, title: string, { files, titlesOf }: Known): string[] {
  if (files.includes(file) && titlesOf(file).includes(title)) return [];
  const tests = files.filter((name) => /\.(test|e2e)\.tsx?$/.test(name));
  const moved = tests.find((name) => titlesOf(name).includes(title));
  if (moved !== undefined) return [`${number}: “${title}” is in ${moved}, not in ${file}`];
  const searched = files.includes(file) ? file : nearestFile(file, tests);
  const closest = nearest(title, titlesOf(searched));
  const all = nearest(title, tests.flatMap(titlesOf));
  const elsewhere =
    all === closest ? '' : `; of all files “${all}” (${tests.find((name) => titlesOf(name).includes(all))})`;
  return [`${number}: ${file} has no test “${title}”; the nearest in ${searched} is “${closest}”${elsewhere}`];
}

function nearestFile(file: string, files: readonly string[]): string {
  const namesakes = files.filter((name) => basename(name) === basename(file));
  return nearest(file, namesakes.length > 0 ? namesakes : files);
}

/** The text that contains this one, or else the most similar one by pairs of letters (Dice's coefficient). */
export function nearest(text: string, others: readonly string[]): string {
  const pairs = (from: string) =>
    new Set(Array.from({ length: Math.max(0, from.length - 1) }, (_, at) => from.slice(at, at + 2).toLowerCase()));
  const own = pairs(text);
  const similarity = (other: string) => {
    if (other.includes(text)) return 1;
    const otherPairs = pairs(other);
    return (2 * [...own].filter((pair) => otherPairs.has(pair)).length) / Math.max(1, own.size + otherPairs.size);
  };
  return (
    others.map((other) => ({ other, similar: similarity(other) })).toSorted((a, b) => b.similar - a.similar)[0]
      ?.other ?? 'none'
  );
}

/** The complete titles of the tests in a file; templates as they are written (`${path} is found`). */
export function testTitles(file: string, text: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: (call) => {
      const [title] = call.arguments;
      if (!isTest(call) || title === undefined) return;
      if (title.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      else if (title.type === 'TemplateLiteral') titles.push(text.slice(title.start + 1, title.end - 1));
    },
  }).visit(parseSync(file, text).program);
  return titles;
}

/** `test(…)`, `test.each(…)(…)`, `test.skipIf(…)(…)`; not `test.describe(…)` nor `test.step(…)`. */
function isTest({ callee }: CallExpression): boolean {
  let root: Expression = callee;
  while (root.type === 'CallExpression' || root.type === 'MemberExpression') {
    if (
      root.type === 'MemberExpression' &&
      root.property.type === 'Identifier' &&
      /^(describe|step)$/.test(root.property.name)
    )
      return false;
    root = root.type === 'CallExpression' ? root.callee : root.object;
  }
  return root.type === 'Identifier' && /^(test|it)$/.test(root.name);
}

/** Every file of the repository that a row may name. */
export function listFiles(root: string): string[] {
  const exclude = ({ name }: Dirent) => ['node_modules', 'dist', '.data', '.git'].includes(name);
  return globSync('**/*', { cwd: root, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
}
