import { expect, test } from 'vitest';
import { phasesOf, rateOf } from './phases.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const setting = (id: string, day: number, key = 'vat') => ({ id, holds_from: at(day), key });

test('of the settings with one key the latest that has begun holds; later ones come, earlier ones are past', () => {
  const all = [setting('d', 25), setting('c', 20), setting('a', 1), setting('b', 10), setting('other', 1, 'fee')];
  const phases = phasesOf(all, ({ key }) => key, Date.parse(at(20)));
  expect(Object.fromEntries(phases)).toEqual({ a: 'past', b: 'past', c: 'now', d: 'coming', other: 'now' });
});

test.each([
  ['14', '0.14'],
  ['2.5', '0.025'],
  ['0', '0'],
  ['100', '1'],
  ['0.01', '0.0001'],
  ['7.15', '0.0715'],
  ['12.345', null],
  ['100.00', '1'],
  ['100.1', null],
  ['-1', null],
  ['', null],
  ['x', null],
])('%s percent is the rate %s', (percent, rate) => {
  expect(rateOf(percent)).toBe(rate);
});
