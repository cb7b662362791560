import { expect, test } from 'vitest';
import { DEFAULT_RATES, piastres, priceLines } from '../payments/index.ts';
import { REFUND_CASES, refundIn } from './refund-cases.ts';
import { STATE_TABLE } from './state-table.ts';

const lines = priceLines(piastres(400_00), DEFAULT_RATES);

test('each case gives back what the state table and the price lines say', () => {
  const refunds = Object.fromEntries(REFUND_CASES.map((name) => [name, refundIn(name, lines, DEFAULT_RATES)]));
  const [all, half] = [478_80, 478_80 - 228_00];
  expect(refunds).toEqual({
    withdrawn: all,
    declined: all,
    unanswered: all,
    early: all,
    just_accepted: all,
    late: half,
    customer_absent: half,
    provider_absent: all,
    provider_cancels: all,
    under_way: null,
  });
});

test('every way in which a customer, a provider or the clock ends a paid booking has a case', () => {
  const ways = STATE_TABLE.filter(({ to, event }) => to === 'cancelled' && event !== 'expire_hold');
  const events = new Set(ways.flatMap(({ event, who }) => (who.some((part) => part !== 'gateway') ? [event] : [])));
  expect(events).toEqual(
    new Set(['decline', 'withdraw', 'expire_request', 'cancel', 'provider_absent', 'customer_absent']),
  );
});
