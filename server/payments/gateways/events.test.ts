import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextKey, orderOf } from '../../testing/gateways/orders.ts';
import { GATEWAYS, type Sides } from '../../testing/gateways/sides.ts';
import type { Gateway, Webhook } from '../gateway.ts';

describe.each(GATEWAYS)('$name', ({ promises, open }) => {
  let sides: Sides;
  let gateway: Gateway;
  beforeAll(async () => {
    sides = await open();
    gateway = sides.gateway;
  });
  afterAll(() => sides.stop());

  async function opened() {
    const checkout = await gateway.openCheckout(orderOf(nextKey()));
    if ('refused' in checkout) throw new Error(checkout.code);
    return checkout;
  }

  test('an event leads to its checkout, before and after it was paid', async () => {
    const now = new Date();
    const { id } = await opened();
    for (const card of [null, 'accepted'] as const) {
      if (card !== null) await sides.pay(id, card);
      const event = gateway.readWebhook(sides.webhook(id, now), now);
      expect(await gateway.checkoutOf(event?.about ?? '')).toBe(id);
      expect(event?.event_id).toMatch(/^(evt_|transaction-)\w+$/);
    }
  });

  test('none of ten thousand forged, altered or old events is accepted as another event', async () => {
    const now = new Date();
    const { id } = await opened();
    await sides.pay(id, 'accepted');
    const real = sides.webhook(id, now);
    const wanted = gateway.readWebhook(real, now);
    expect(wanted).not.toBeNull();
    const { wholeEvents } = promises;
    /** What is not signed may differ: it is not read, and the event is stored once. */
    const isRefused = (webhook: Webhook, at = now) => {
      const event = gateway.readWebhook(webhook, at);
      return event === null || (!wholeEvents && JSON.stringify(event) === JSON.stringify(wanted));
    };
    expect(gateway.readWebhook({ ...real, headers: new Headers(), query: new URLSearchParams() }, now)).toBeNull();
    const [[name, signature] = ['', '']] = [...real.headers, ...real.query];
    const signedBy = (value: string): Webhook =>
      real.query.has(name)
        ? { ...real, query: new URLSearchParams({ [name]: value }) }
        : { ...real, headers: new Headers({ [name]: value }) };
    const altered = (text: string, at: number, to: string) => text.slice(0, at) + to + text.slice(at + 1);
    const part = constantFrom('body' as const, 'signature' as const, 'time' as const);
    assert(
      property(tuple(part, integer({ min: 0, max: 10_000 }), integer({ min: 33, max: 126 })), ([of, place, code]) => {
        if (of === 'time') return isRefused(real, new Date(now.getTime() + (301 + place) * 1000));
        const text = of === 'body' ? real.body : signature;
        const changed = altered(text, place % text.length, String.fromCharCode(code));
        if (changed === text) return true;
        return isRefused(of === 'body' ? { ...real, body: changed } : signedBy(changed));
      }),
      { numRuns: 10_000 },
    );
  });
});
