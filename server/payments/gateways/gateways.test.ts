import { type PaymentMethod, piastres } from '@hirfa/domain/payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AMOUNT, nextKey, orderOf } from '../../testing/gateways/orders.ts';
import { GATEWAYS, type Sides } from '../../testing/gateways/sides.ts';
import { type Gateway, type Movement, type MovementPage, UnknownCheckout } from '../gateway.ts';

describe.each(GATEWAYS)('$name', ({ promises, open }) => {
  let sides: Sides;
  let gateway: Gateway;
  beforeAll(async () => {
    sides = await open();
    gateway = sides.gateway;
  });
  afterAll(() => sides.stop());

  async function opened(method?: PaymentMethod) {
    const checkout = await gateway.openCheckout(orderOf(nextKey(), method));
    if ('refused' in checkout) throw new Error(checkout.code);
    return checkout;
  }
  async function paid(card: Parameters<Sides['pay']>[1] = 'accepted') {
    const { id } = await opened();
    await sides.pay(id, card);
    return id;
  }
  async function captured() {
    const id = await paid();
    await gateway.capture(id, AMOUNT, nextKey());
    return id;
  }
  /** Sends a part back, as the product does: it stores what is left then before it asks. */
  async function refund(id: string, amount: number, key = nextKey()) {
    const before = await gateway.readCheckout(id);
    if ('refused' in before) throw new Error(before.code);
    const left = piastres(before.held - amount);
    return () => gateway.refund(id, piastres(amount), key, left);
  }
  /** Loses the request that fits, or its answer. */
  async function losing(phase: 'before' | 'after', path: RegExp, call: () => Promise<unknown>) {
    sides.cut.next = (moment) => moment.method === 'POST' && moment.phase === phase && path.test(moment.path);
    await expect(call()).rejects.toThrow(Error);
    sides.cut.next = () => false;
  }

  test('an order opens one page, also when it is sent again and when its answer was lost', async () => {
    const first = orderOf(nextKey());
    await losing('after', /sessions$|checkouts$|intention\/$/, () => gateway.openCheckout(first));
    const checkout = await gateway.openCheckout(first);
    expect(checkout).toMatchObject({ state: 'open', amount: AMOUNT, held: 0, chargeback: null });
    expect(checkout).toMatchObject({ url: expect.stringMatching(/^http/) });
    const again = await gateway.openCheckout(first);
    if (promises.onePage) expect(again).toEqual(checkout);
    else expect(again).toMatchObject({ id: expect.not.stringMatching(`^${'id' in checkout && checkout.id}$`) });
  });

  test('money is authorized, captured once and refunded in parts, whatever is repeated or lost', async () => {
    const id = await paid();
    expect(await gateway.readCheckout(id)).toMatchObject({ id, state: 'authorized', amount: AMOUNT, held: 0 });
    const capture = nextKey();
    await losing('before', /capture$/, () => gateway.capture(id, AMOUNT, capture));
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'authorized' });
    await losing('after', /capture$/, () => gateway.capture(id, AMOUNT, capture));
    const whole = { state: 'captured', held: AMOUNT };
    expect(await gateway.capture(id, AMOUNT, capture)).toMatchObject(whole);
    expect(await gateway.readCheckout(id)).toMatchObject(whole);
    const first = await refund(id, 1300);
    await losing('before', /refunds?$/, first);
    expect(await gateway.readCheckout(id)).toMatchObject(whole);
    await losing('after', /refunds?$/, first);
    expect(await first()).toMatchObject({ state: 'captured', held: 50_000 });
    for (const held of [49_000, 48_000]) {
      const equal = await refund(id, 1000);
      for (const _ of [1, 2]) expect(await equal()).toMatchObject({ held });
    }
    const rest = await refund(id, 48_000);
    for (const _ of [1, 2]) expect(await rest()).toMatchObject({ held: 0 });
    expect(await (await refund(id, 100))()).toMatchObject({ refused: 'other' });
  });

  test('a hold is released once, and is not captured then', async () => {
    const id = await paid();
    const key = nextKey();
    await losing('after', /void$|cancel$/, () => gateway.void(id, key));
    expect(await gateway.void(id, key)).toMatchObject({ state: 'voided', held: 0 });
    expect(await gateway.capture(id, AMOUNT, nextKey())).toMatchObject({ refused: 'other' });
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'voided' });
  });

  test('a page that is closed is paid by nobody, or where pages are not closed before their time, its payment is found', async () => {
    const { id } = await opened();
    const { before, after } = promises.closing
      ? { before: 'closed', after: 'closed' }
      : { before: 'open', after: 'authorized' };
    expect(await gateway.closeCheckout(id)).toMatchObject({ state: before });
    expect(await gateway.closeCheckout(id)).toMatchObject({ state: before });
    await sides.pay(id, 'accepted');
    expect(await gateway.readCheckout(id)).toMatchObject({ state: after, held: 0 });
  });

  test('a page is not closed while somebody pays or once somebody has paid', async () => {
    const slow = await paid('slow');
    expect(await gateway.readCheckout(slow)).toMatchObject({ state: 'processing' });
    expect(await gateway.closeCheckout(slow)).toMatchObject({ refused: 'payment_under_way' });
    expect(await gateway.closeCheckout(await paid())).toMatchObject({ refused: 'other' });
  });

  test('a card that is declined holds nothing, and a capture that the bank refuses is refused for good', async () => {
    const declined = await gateway.readCheckout(await paid('declined'));
    expect('refused' in declined ? null : ['declined', 'open'].includes(declined.state) && declined.held).toBe(0);
    const id = await paid('capture_refused');
    const key = nextKey();
    expect(await gateway.capture(id, AMOUNT, key)).toMatchObject({ refused: 'other' });
    expect(await gateway.capture(id, AMOUNT, key)).toMatchObject({ refused: 'other' });
    // Not all gateways release the hold by themselves.
    await gateway.void(id, nextKey());
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'voided', held: 0 });
  });

  test('more than was paid is neither captured nor refunded, and nothing is refunded before a capture', async () => {
    const id = await paid();
    expect(await gateway.capture(id, piastres(AMOUNT + 1), nextKey())).toMatchObject({ refused: 'other' });
    expect(await (await refund(id, AMOUNT))()).toMatchObject({ refused: 'other' });
    await gateway.capture(id, AMOUNT, nextKey());
    expect(await (await refund(id, AMOUNT + 1))()).toMatchObject({ refused: 'other' });
    expect(await gateway.readCheckout(id)).toMatchObject({ held: AMOUNT });
  });

  // Not every gateway takes wallets and cash.
  const charging = promises.charges ? (['wallet', 'kiosk'] as const) : [];

  test.each(charging)(
    'a %s is charged once and at once, whatever is lost, and goes back only as it can',
    async (method) => {
      const first = orderOf(nextKey(), method);
      await losing('after', /checkouts$|intention\/$/, () => gateway.openCheckout(first));
      const opening = await gateway.openCheckout(first);
      if ('refused' in opening) throw new Error(opening.code);
      const { id, reference } = opening;
      expect(reference !== undefined).toBe(method === 'kiosk');
      expect(await gateway.readCheckout(id)).toMatchObject({ state: 'open', held: 0, ...(reference && { reference }) });
      for (const _ of [1, 2]) await sides.charge(id, method);
      expect(await gateway.readCheckout(id)).toMatchObject({ state: 'captured', amount: AMOUNT, held: AMOUNT });
      expect(await gateway.closeCheckout(id)).toMatchObject({ refused: 'other' });
      const part = await refund(id, 1300);
      if (method === 'kiosk') {
        for (const _ of [1, 2]) expect(await part()).toMatchObject({ refused: 'not_refundable' });
        expect(await gateway.readCheckout(id)).toMatchObject({ state: 'captured', held: AMOUNT });
        return;
      }
      await losing('after', /refund$/, part);
      expect(await part()).toMatchObject({ state: 'captured', held: 50_000 });
      expect(await (await refund(id, 50_000))()).toMatchObject({ held: 0 });
    },
  );

  test.each(promises.charges ? [AMOUNT] : [])(
    'cash that a kiosk takes for a reference which was closed is found',
    async (held) => {
      const { id, reference } = await opened('kiosk');
      expect(reference?.code).toMatch(/^\d{6,20}$/);
      await gateway.closeCheckout(id);
      await sides.charge(id, 'kiosk');
      expect(await gateway.readCheckout(id)).toMatchObject({ state: 'captured', held });
    },
  );

  // Not every gateway tells of banks.
  test.each(promises.chargebacks ? [AMOUNT] : [])(
    'a refund is refused while a bank has the money and once it has kept it',
    async () => {
      const id = await captured();
      await sides.bank(id, 'take');
      expect(await gateway.readCheckout(id)).toMatchObject({
        state: 'captured',
        held: AMOUNT,
        chargeback: { state: 'open', amount: AMOUNT, reason: 'not_done' },
      });
      expect(await (await refund(id, AMOUNT))()).toMatchObject({ refused: 'charged_back' });
      await sides.bank(id, 'win');
      expect(await gateway.readCheckout(id)).toMatchObject({ chargeback: { state: 'won' } });
      expect(await (await refund(id, AMOUNT))()).toMatchObject({ held: 0 });
      const other = await captured();
      await sides.bank(other, 'take');
      await sides.bank(other, 'lose');
      expect(await gateway.readCheckout(other)).toMatchObject({ chargeback: { state: 'lost', amount: AMOUNT } });
      expect(await (await refund(other, AMOUNT))()).toMatchObject({ refused: 'charged_back' });
    },
  );

  // Not every gateway tells of refunds that fail later.
  test.each(promises.failedRefunds ? [1300] : [])(
    'a refund that fails after it was sent is told with its key, is held again, and is not sent again',
    async (amount) => {
      const id = await captured();
      const key = nextKey();
      const failing = await refund(id, amount, key);
      await failing();
      await sides.failRefund(id);
      expect(await gateway.readCheckout(id)).toMatchObject({ held: AMOUNT, failed_refunds: [{ key, amount }] });
      expect(await failing()).toMatchObject({ refused: 'not_refundable' });
      expect(await (await refund(id, amount))()).toMatchObject({ held: AMOUNT - amount });
    },
  );

  test('what has moved is listed once with its checkout, or where a gateway has no list, it says so', async () => {
    const { listMovements } = gateway;
    expect(listMovements !== null).toBe(promises.movements);
    if (listMovements === null) return;
    const from = new Date(Date.now() - 2000);
    const until = new Date(Date.now() + 30 * 60_000);
    const list = async (period: { from: Date; until: Date }) => {
      const found = new Map<string, Movement>();
      let cursor: string | null = null;
      do {
        const page: MovementPage = await listMovements(period, cursor);
        for (const movement of page.movements) found.set(movement.id, movement);
        cursor = page.next;
      } while (cursor !== null);
      return [...found.values()];
    };
    const id = await captured();
    for (const amount of [1300, 1300]) await (await refund(id, amount))();
    const key = nextKey();
    const part = await paid();
    await gateway.capture(part, piastres(AMOUNT - 300), key);
    await gateway.capture(part, piastres(AMOUNT - 300), key);
    await sides.bank(part, 'take');
    await sides.bank(part, 'win');
    const movedOf = async (checkout: string, period = { from, until }) => {
      const all = await list(period);
      const named = await Promise.all(all.map(async (one) => ({ ...one, of: await gateway.checkoutOf(one.about) })));
      return named.filter(({ of }) => of === checkout);
    };
    const listed = await movedOf(id);
    expect(listed.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
      'capture 51300',
      'refund -1300',
      'refund -1300',
    ]);
    expect(listed.every(({ at }) => at >= from && at < until)).toBe(true);
    expect(await movedOf(id, { from: until, until: new Date(until.getTime() + 1000) })).toEqual([]);
    const back = await movedOf(part);
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(AMOUNT - 300);
    expect(back.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chargeback', 'chargeback_returned']));
    sides.cut.next = ({ phase, path }) => phase === 'before' && /movements|balance/.test(path);
    await expect(list({ from, until })).rejects.toThrow(Error);
    sides.cut.next = () => false;
    await expect(sides.stranger.listMovements?.({ from, until }, null)).rejects.toThrow(Error);
  });

  test.each(['cs_test_nobody', '1'])(
    'a checkout that the gateway does not know is thrown as unknown: %s',
    async (id) => {
      const calls = [
        () => gateway.readCheckout(id),
        () => gateway.closeCheckout(id),
        () => gateway.capture(id, AMOUNT, nextKey()),
        () => gateway.void(id, nextKey()),
        () => gateway.refund(id, AMOUNT, nextKey(), piastres(0)),
      ];
      for (const call of calls) await expect(call()).rejects.toThrow(UnknownCheckout);
    },
  );

  test('answers that say nothing about the money are thrown, so that the job is repeated: no connection, another key', async () => {
    const id = await paid();
    await losing('before', /capture$/, () => gateway.capture(id, AMOUNT, nextKey()));
    const { stranger } = sides;
    await expect(stranger.readCheckout(id)).rejects.not.toBeInstanceOf(UnknownCheckout);
    await expect(stranger.void(id, nextKey())).rejects.toThrow(Error);
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'authorized' });
  });
});
