import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, startOfDay } from '../market/index.ts';
import { AGREEMENT_VERSIONS, AGREEMENTS, currentVersion, toAccept, type Versions } from './agreements.ts';

const on = (day: string) => startOfDay(day);
const VERSIONS: Versions = {
  terms: [
    { version: '1', from: '2026-01-01', isMaterial: true },
    { version: '2', from: '2026-02-01', isMaterial: false },
    { version: '3', from: '2026-03-01', isMaterial: true },
    { version: '4', from: '2026-04-01', isMaterial: false },
  ],
  privacy: [{ version: '1', from: '2026-01-01', isMaterial: true }],
};
const asked = (terms: string[], day: string) =>
  toAccept(
    [...terms.map((version) => ({ agreement: 'terms' as const, version })), { agreement: 'privacy', version: '1' }],
    on(day),
    VERSIONS,
  );

test.each([
  [['1'], '2026-01-15', []],
  [['1'], '2026-02-15', []],
  [['2'], '2026-02-28', []],
  [['1'], '2026-03-01', ['3']],
  [['1', '2'], '2026-04-02', ['4']],
  [['3'], '2026-04-02', []],
  [['4'], '2026-04-02', []],
  [[], '2026-01-01', ['1']],
  [['unknown'], '2026-01-15', ['1']],
])('who has accepted the versions %j is asked on %s for %j', (terms, day, versions) => {
  expect(asked(terms, day)).toEqual(versions.map((version) => ({ agreement: 'terms', version })));
});

test('a version holds from the start of its day in Cairo; before the first one, that one does', () => {
  const version = (at: Date) => currentVersion('terms', at, VERSIONS).version;
  expect(version(on('2025-01-01'))).toBe('1');
  expect(version(new Date(on('2026-03-01').getTime() - 1))).toBe('2');
  expect(version(on('2026-03-01'))).toBe('3');
});

test('whoever accepts what they are asked for is not asked again on that day', () => {
  const days = fc.integer({ min: 0, max: 200 }).map((days_) => addDays('2026-01-01', days_));
  fc.assert(
    fc.property(days, fc.subarray(['1', '2', '3', '4']), (day, terms) => {
      const accepted = terms.map((version) => ({ agreement: 'terms' as const, version }));
      const wanted = toAccept(accepted, on(day), VERSIONS);
      expect(toAccept([...accepted, ...wanted], on(day), VERSIONS)).toEqual([]);
    }),
  );
});

test('the versions of each agreement are in the order of their days, with names of their own, the first one material', () => {
  for (const agreement of AGREEMENTS) {
    const versions = AGREEMENT_VERSIONS[agreement];
    expect(versions.map(({ from }) => from)).toEqual(versions.map(({ from }) => from).toSorted());
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
    expect(versions[0].isMaterial).toBe(true);
  }
});
