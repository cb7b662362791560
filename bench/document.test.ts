import { expect, test } from 'vitest';
import { type Run, withRuns } from './document.ts';
import { beside, type Measured } from './figures.ts';

const NAMES = ['bench:live', 'bench:pages', 'bench:render'];
const HAND = '## By hand\n\n| what | measured |\n| --- | --- |\n| a trial | 3 |';

const run = (name: string, measured: readonly Measured[], exitCode = 0): Run => ({
  name,
  figures: measured.map(beside),
  exitCode,
  seconds: 12.3,
  surroundings: '2026-12-01, 2 cores',
});

test('a run replaces the section of its bench; other sections stay', () => {
  const before = withRuns(`# Benchmarks\n\nIntroduction.\n\n${HAND}\n`, NAMES, [
    run('bench:render', [{ what: 'old', figure: 1, unit: 'ms' }]),
    run('bench:live', [{ what: 'a press', figure: 1, unit: 'ms' }]),
  ]);
  const after = withRuns(before, NAMES, [run('bench:render', [{ what: 'new', figure: 2, unit: 'ms', limit: 4 }])]);
  expect(after.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    '# Benchmarks',
    '## `npm run bench:live`',
    '## `npm run bench:render`',
    '## By hand',
  ]);
  expect(after).toContain('| a press | 1 ms |  |  |');
  expect(after).toContain('2026-12-01, 2 cores, in 12 s. All limits are kept.\n\n| what |');
  expect(after).toContain('| new | 2 ms | ≤ 4 | 0.5 |');
  expect(after).not.toContain('old');
  expect(after.endsWith(`\n\n${HAND}\n`)).toBe(true);
  expect(withRuns(after, NAMES, [])).toBe(after);
  expect(withRuns(after, ['bench:live'], [])).not.toContain('bench:render');
});

test('a figure that misses its limit, or could not be measured, is bold', () => {
  const measured = [
    { what: 'pages', figure: 150, unit: 'a second', limit: 200, atLeast: true },
    { what: 'lost', figure: 1, unit: '', limit: 0 },
    { what: 'broken', figure: Number.NaN, unit: 'ms', limit: 5 },
    { what: 'shown', figure: 1.2345, unit: 'ms' },
  ];
  const document = withRuns('# Benchmarks\n', NAMES, [run('bench:live', measured)]);
  expect(document).toContain('3 of 3 figures miss their limit');
  expect(document.split('\n').slice(-5, -1)).toEqual([
    '| pages | **150 a second** | ≥ 200 | 0.75 |',
    '| lost | **1** | ≤ 0 |  |',
    '| broken | **not measured** | ≤ 5 |  |',
    '| shown | 1.23 ms |  |  |',
  ]);
});

test('figures of several pages are a table with a row for each', () => {
  const of = (page: string, lcp: number, cls: number) => [
    { what: 'LCP', page, figure: lcp, unit: 'ms', limit: 1300 },
    { what: 'CLS', page, figure: cls, unit: '' },
  ];
  const document = withRuns('# Benchmarks\n', NAMES, [
    run('bench:pages', [...of('home, en', 1200, 0), ...of('home, ar', 1400, 0.02)]),
  ]);
  expect(document.split('\n').slice(-5, -1)).toEqual([
    '| page | LCP, ms ≤ 1300 | CLS |',
    '| --- | --- | --- |',
    '| home, en | 1200 | 0 |',
    '| home, ar | **1400** | 0.02 |',
  ]);
});

test('a bench that failed says so', () => {
  const said = (measured: readonly Measured[]) => withRuns('# Benchmarks\n', NAMES, [run('bench:live', measured, 7)]);
  expect(said([])).toContain('It ended without figures, with exit code 7.');
  expect(said([{ what: 'a press', figure: 1, unit: 'ms' }])).toContain(
    'All limits are kept, but it ended with exit code 7.',
  );
});
