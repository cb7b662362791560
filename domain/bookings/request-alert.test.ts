import { expect, test } from 'vitest';
import { isNewRequest } from './index.ts';

test('a request is new for 15 minutes after its payment was authorized', () => {
  const authorized_at = '2026-03-05T10:00:00.000Z';
  const isNewAt = (time: string) => isNewRequest({ authorized_at }, new Date(`2026-03-05T${time}Z`));
  expect(['10:00:00.000', '10:14:59.999', '10:15:00.000', '11:00:00.000'].map(isNewAt)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a request without an authorized payment is not new', () => {
  expect(isNewRequest({ authorized_at: null }, new Date('2026-03-05T10:00:00.000Z'))).toBe(false);
});
