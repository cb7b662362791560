import { QueueItem } from '@hirfa/contract/admin';
import { AdminBooking } from '@hirfa/contract/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { CARDS } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { begunPackage } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { openQueue } from '../../testing/queue.ts';

const product = useProduct();
const ACCOUNT = { kind: 'iban', number: 'EG380019000500000000263180002', holder: 'Salma Kamal' };

/** A package whose card takes no refund, of which the provider has cancelled all dates but the first. */
async function cancelledDates() {
  const { market, id, ids } = await begunPackage(product, CARDS.noRefund);
  const queue = await openQueue(product, market);
  const cancel = async (bookings: readonly string[]) => {
    const body = { bookings, reason: 'A holiday.' };
    const { status } = await market.ask('provider', 'POST', `/api/v1/packages/${id}/cancel-dates`, body);
    expect(status).toBe(200);
    await product.work();
  };
  await cancel(ids.slice(1));
  const refundOf = async (bookingId: string) => {
    const { refund } = await market.read('customer', bookingId);
    if (refund?.owed == null) throw new Error('nothing is owed');
    return { id: refund.id, amount: refund.amount, owed: refund.owed };
  };
  return {
    market,
    id,
    ids,
    queue,
    cancel,
    refundOf,
    refunds: await Promise.all(ids.slice(1).map(refundOf)),
    choose: async (refundId: string, way: 'credit' | 'transfer') =>
      market.ask('customer', 'POST', `/api/v1/refunds/${refundId}/${way}`, way === 'credit' ? {} : ACCOUNT),
    decide: (refundId: string, verb: string, words: object = {}) =>
      market.ask('admin', 'POST', `/api/v1/admin/refunds/${refundId}/${verb}`, words),
    items: async () =>
      (await queue.all({ kind: 'transfer' })).flatMap((item) => {
        const read = QueueItem.parse(item);
        return read.kind === 'transfer' && read.parts.some((part) => ids.includes(part.booking_id)) ? [read] : [];
      }),
  };
}

const sumOf = (refunds: readonly { amount: string }[]) =>
  toDecimal(piastres(refunds.reduce((sum, { amount }) => sum + fromDecimal(amount), 0)));

test('all refused refunds of a package are chosen at once and go by one transfer, and later ones follow', async () => {
  const { market, ids, queue, cancel, refunds, refundOf, choose, decide, items } = await cancelledDates();
  const [first, ...others] = refunds;
  if (first === undefined) throw new Error('nothing was refunded');
  const sum = sumOf(refunds);
  expect(first.owed.together).toEqual({ refunds: 3, amount: sum });
  expect((await choose(others[0]?.id ?? '', 'transfer')).status).toBe(200);
  expect(refusalOf(await choose(first.id, 'credit')), 'all are chosen').toBe('state_changed');
  for (const bookingId of ids.slice(1))
    expect((await refundOf(bookingId)).owed).toMatchObject({ state: 'transfer_asked', account: { kind: 'iban' } });
  const [item, ...more] = await items();
  expect(more).toEqual([]);
  expect([item?.amount, item?.parts.map(({ amount }) => amount)]).toEqual([sum, refunds.map(({ amount }) => amount)]);
  expect((await decide(item?.id ?? '', 'order')).status).toBe(200);
  await queue.pass(3_600_000);

  // Another refund is refused while the transfer is under way.
  await cancel(ids.slice(0, 1));
  const late = await refundOf(ids[0] ?? '');
  expect(late.owed).toMatchObject({ state: 'transfer_asked', together: null });
  expect((await items()).map(({ amount }) => amount).toSorted()).toEqual([sum, late.amount].toSorted());

  const reference = `FT-${newId().slice(-8)}`;
  expect((await decide(first.id, 'execute', { reference })).status).toBe(200);
  await product.work();
  for (const [place, bookingId] of ids.slice(1).entries()) {
    const { amount = '' } = refunds[place] ?? {};
    expect(await ledgerOf(product, bookingId)).toEqual({ gateway: amount, bank: `-${amount}` });
    const log = await queue.call(
      'hany',
      'GET',
      `/api/v1/admin/audit-log?entity_id=${bookingId}&action=refund.transfer`,
    );
    expect(log.body).toMatchObject({
      items: [
        { after: { status: 'transferred', reference, refund: amount } },
        { after: { status: 'transfer_ordered' } },
      ],
    });
  }
  expect(await ledgerOf(product, ids[0] ?? '')).toMatchObject({ customer_owed: `-${late.amount}` });
  const told = await product.owner.execute<{ message_en: string }>(sql`select message_en from notifications
    where user_id = ${market.customer.id} and type = 'refund_transferred'`);
  expect(told.map(({ message_en }) => message_en)).toEqual([
    expect.stringContaining(sum.replace(/^(\d)(?=\d{3}\.)/, '$1,')),
  ]);
  const asked = await product.owner.execute<{ message_en: string }>(sql`select message_en from notifications
    where user_id = ${market.customer.id} and type = 'refund_failed' order by id`);
  expect(asked.map(({ message_en }) => message_en)).toEqual([
    expect.stringContaining('Please choose once'),
    expect.stringContaining('you get it as you chose before'),
  ]);
});

test('a transfer that the bank sends back comes back as a whole, and is chosen again for all its refunds', async () => {
  const { ids, queue, refunds, refundOf, choose, decide, items } = await cancelledDates();
  const [{ id } = { id: '' }] = refunds;
  await choose(id, 'transfer');
  await decide(id, 'order');
  await decide(id, 'execute', { reference: `FT-${newId().slice(-8)}` });
  const about = await queue.call('hany', 'GET', `/api/v1/admin/bookings/${ids[2] ?? ''}`);
  expect(AdminBooking.parse(about.body).money.owed).toMatchObject([{ transfer: { id, amount: sumOf(refunds) } }]);
  expect((await decide(refunds[2]?.id ?? '', 'bounce', { reason: 'The account is closed.' })).status).toBe(200);
  await product.work();
  for (const bookingId of ids.slice(1))
    expect((await refundOf(bookingId)).owed).toMatchObject({ state: 'open', together: { refunds: 3 } });
  expect(await items()).toEqual([]);
  expect((await choose(id, 'credit')).status).toBe(200);
  for (const [place, bookingId] of ids.slice(1).entries()) {
    const { amount = '' } = refunds[place] ?? {};
    expect(await ledgerOf(product, bookingId)).toEqual({ gateway: amount, promotions: `-${amount}` });
  }
});

test('credit that was chosen for a package holds for its later refunds; of two tabs that choose one way wins', async () => {
  const { market, ids, cancel, refunds, refundOf, choose } = await cancelledDates();
  const answers = await Promise.all([choose(refunds[0]?.id ?? '', 'credit'), choose(refunds[2]?.id ?? '', 'credit')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await cancel(ids.slice(0, 1));
  const late = await refundOf(ids[0] ?? '');
  expect(late.owed).toMatchObject({ state: 'credited' });
  const { body } = await market.ask('customer', 'GET', '/api/v1/referrals');
  expect(body).toMatchObject({ credit: sumOf([...refunds, late]) });
});

test('nobody chooses for the refunds of somebody else, and two tabs that choose two ways do not mix them', async () => {
  const [one, other] = [await cancelledDates(), await cancelledDates()];
  expect(refusalOf(await one.choose(other.refunds[0]?.id ?? '', 'transfer'))).toBe('not_found');
  expect(refusalOf(await one.choose(other.refunds[0]?.id ?? '', 'credit'))).toBe('not_found');
  await Promise.all([one.choose(one.refunds[0]?.id ?? '', 'credit'), one.choose(one.refunds[2]?.id ?? '', 'transfer')]);
  const states = await Promise.all(one.ids.slice(1).map(async (id) => (await one.refundOf(id)).owed.state));
  expect(new Set(states).size).toBe(1);
});
