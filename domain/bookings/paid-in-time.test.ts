import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { METHOD_RULES, PAYMENT_METHODS } from '../payments/index.ts';
import { BOOKING_TIMES, heldWith, respondBy } from './index.ts';

const NOW = new Date('2026-12-01T10:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('a hold outlives every answer of the provider, and who pays at a kiosk in time can still be answered', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_METHODS), fc.nat({ max: 72 * 3_600_000 }), (method, more) => {
      const { holds_for_ms, lead_ms } = METHOD_RULES[method];
      const starts_at = after(lead_ms + more);
      const paid_at = heldWith(method, { created_at: NOW, hold_until: after(BOOKING_TIMES.holdMs) }, NOW);
      if (holds_for_ms !== null)
        expect(respondBy(paid_at, starts_at).getTime()).toBeLessThan(paid_at.getTime() + holds_for_ms);
      if (lead_ms > 0) expect(respondBy(paid_at, starts_at) < starts_at).toBe(true);
    }),
  );
});
