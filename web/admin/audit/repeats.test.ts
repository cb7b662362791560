import type { AuditRecord } from '@hirfa/contract/audit';
import { expect, test } from 'vitest';
import { withRepeats } from './repeats.ts';

const HANY = '01900000-0000-7000-8000-000000000001';
const NOUR = '01900000-0000-7000-8000-000000000002';

const entry = (time: string, rest: Partial<AuditRecord> = {}): AuditRecord => ({
  id: time,
  at: `2026-11-28T${time}.000Z`,
  actor_id: HANY,
  actor_name: 'Hany M.',
  action: 'person.look',
  entity_type: 'person',
  entity_id: NOUR,
  names: { [NOUR]: { en: 'Nour E.', ar: 'نور ع.' } },
  before: null,
  after: null,
  ...rest,
});
const rowsOf = (...entries: AuditRecord[]) => withRepeats(entries).map(({ entry: { id }, times }) => [id, times]);

test('what an admin opens again within a minute is one row with its newest time', () => {
  expect(rowsOf(entry('10:01:40'), entry('10:01:00'), entry('10:00:00'))).toEqual([['10:01:40', 3]]);
});

test('after more than a minute, or for another admin, person or action, there is a row of its own', () => {
  expect(rowsOf(entry('10:02:01'), entry('10:01:00'))).toHaveLength(2);
  expect(rowsOf(entry('10:00:02'), entry('10:00:01', { actor_id: NOUR }))).toHaveLength(2);
  expect(rowsOf(entry('10:00:02'), entry('10:00:01', { entity_id: HANY }))).toHaveLength(2);
  expect(rowsOf(entry('10:00:02'), entry('10:00:01', { action: 'person.reveal' }))).toHaveLength(2);
  expect(rowsOf(entry('10:00:02'), entry('10:00:01', { after: { what: 'email' } }))).toHaveLength(2);
});

test('what an admin changes twice is two rows', () => {
  const change = { action: 'person.suspend', before: {}, after: {} };
  expect(rowsOf(entry('10:00:02', change), entry('10:00:01', change))).toHaveLength(2);
});
