import { expect, test } from 'vitest';
import { STATE_TABLE } from '../bookings/index.ts';
import { SYSTEM_LINES, systemLineAfter } from './index.ts';

test('a chat says who cancelled', () => {
  const cancelled = (part: 'customer' | 'provider' | 'admin') =>
    systemLineAfter({ event: 'cancel', part, from_status: 'confirmed' });
  expect([cancelled('customer'), cancelled('provider'), cancelled('admin')]).toEqual([
    'cancelled_by_customer',
    'cancelled_by_provider',
    'cancelled_by_hirfa',
  ]);
});

test('money that is released ends a chat with a line, but writes none once the booking is cancelled', () => {
  const released = (from_status: 'confirmed' | 'cancelled') =>
    systemLineAfter({ event: 'void', part: 'gateway', from_status });
  expect([released('confirmed'), released('cancelled')]).toEqual(['payment_failed', null]);
});

test('every line but the reminders follows from some event of the state table', () => {
  const written = STATE_TABLE.flatMap(({ event, who, from }) =>
    who.flatMap((part) => systemLineAfter({ event, part, from_status: from[0] }) ?? []),
  );
  expect(new Set(written)).toEqual(new Set(SYSTEM_LINES.filter((line) => !line.startsWith('reminder'))));
});

test('every event that ends a paid booking writes a line', () => {
  const ends = STATE_TABLE.filter((row) => row.to === 'cancelled' && row.event !== 'expire_hold');
  for (const { event, who } of ends)
    for (const part of who) expect(systemLineAfter({ event, part, from_status: 'confirmed' })).not.toBeNull();
});
