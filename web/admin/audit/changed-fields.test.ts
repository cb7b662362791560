import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('the fields that differ are shown, and ids only where they lead to a page', () => {
  const before = { status: 'open', reason: null, slug: 'same' };
  const after = { status: 'hidden', reason: '', slug: 'same', report_id: 'r1', message_id: 'm1', mail_id: 'a1' };
  expect(changedFields(before, after)).toEqual(['status', 'mail_id']);
  expect(changedFields(null, null)).toEqual([]);
});
