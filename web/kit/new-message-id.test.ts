import { expect, test } from 'vitest';
import * as z from 'zod';
import { newMessageId } from './new-message-id.ts';

test('ids of messages are UUIDs of version 7 with their time, and sort as they were made', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  const ids = Array.from({ length: 200 }, () => newMessageId(now));
  expect(ids.every((id) => z.uuidv7().safeParse(id).success)).toBe(true);
  expect(Number.parseInt((ids[0] ?? '').replace('-', '').slice(0, 12), 16)).toBe(now);
  expect(ids.toSorted()).toEqual(ids);
  // The clock of the device was set back.
  expect(newMessageId(now - 60_000) > (ids.at(-1) ?? '')).toBe(true);
});
