import { expect, test } from 'vitest';
import { transition } from './index.ts';
import { HOUR, later, newBooking } from './testing/steps.ts';

test('nobody has to be there for a job whose money a bank has: neither of the two is absent', () => {
  const confirmed = { ...newBooking(), status: 'confirmed', payment_status: 'captured' } as const;
  const after = later(confirmed.starts_at, HOUR);
  for (const [event, part] of [
    ['customer_absent', 'provider'],
    ['provider_absent', 'customer'],
  ] as const) {
    expect(transition(confirmed, event, part, after)?.to, event).toBe('cancelled');
    expect(transition({ ...confirmed, payment_status: 'charged_back' }, event, part, after), event).toBeNull();
  }
});
