import { globSync, readFileSync } from 'node:fs';
import { LIVE_STATUSES } from '@hirfa/domain/bookings';
import { expect, test } from 'vitest';
import { withConstants } from './rule-constants.ts';

test('names after a colon get their value, casts stay', () => {
  expect(withConstants('now()::date AT TIME ZONE :market_zone')).toBe("now()::date AT TIME ZONE 'Africa/Cairo'");
  expect(withConstants('status IN (:live_statuses)')).toBe(
    "status IN ('awaiting_acceptance', 'confirmed', 'started', 'in_progress')",
  );
  expect(withConstants('round(subtotal * :reported_share_of_subtotal, 2)')).toBe('round(subtotal * 0.08, 2)');
  expect(() => withConstants(':market_zones')).toThrow('market_zones');
});

test('no rule writes a value that a constant has', () => {
  const files = globSync('**/rules.sql', { cwd: import.meta.dirname, exclude: ['node_modules/**', 'dist/**'] });
  const written = files.filter((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return text.includes('Africa/Cairo') || text.includes(LIVE_STATUSES.map((each) => `'${each}'`).join(', '));
  });
  expect(files.length).toBeGreaterThan(15);
  expect(written).toEqual([]);
});

/** No file of rules is longer: they are by topic, as other files are. */
const MOST_LINES = 300;

test('files of rules are short', () => {
  const files = globSync('**/rules.sql', { cwd: import.meta.dirname, exclude: ['node_modules/**', 'dist/**'] });
  const long = files.filter(
    (file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n').length > MOST_LINES,
  );
  expect(long).toEqual([]);
});
