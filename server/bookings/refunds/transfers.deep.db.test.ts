import { AccountDeletion } from '@hirfa/contract/accounts';
import { AdminBooking } from '@hirfa/contract/bookings';
import { QueueItem } from '@hirfa/contract/admin';
import { TRANSFER_ORDER_HOURS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { asPerson } from '../../kernel/transactions.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { refusalOf } from '../../testing/calls.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { openOwed } from '../../testing/referrals/owed.ts';

const product = useProduct();
const HOUR = 3_600_000;
const LONG = TRANSFER_ORDER_HOURS * HOUR;

type Owed = Awaited<ReturnType<typeof openOwed>>;

/** The transfer in the queue of this admin. */
async function itemOf({ queue, refund }: Owed) {
  const item = QueueItem.parse((await queue.all({ kind: 'transfer' })).find(({ id }) => id === refund.id));
  if (item.kind !== 'transfer') throw new Error('another kind');
  return item;
}

const entriesOf = async (bookingId: string) => {
  const rows = await product.owner.execute(sql`select account, amount::text from ledger_entries
    where booking_id = ${bookingId} and account in ('bank', 'customer_owed', 'promotions') order by id`);
  return z.array(z.object({ account: z.string(), amount: z.string() })).parse([...rows]);
};

test('one admin takes a transfer over, the others see who; it is given up, after a day by another', async () => {
  const owed = await openOwed(product);
  await owed.askTransfer();
  expect((await itemOf(owed)).ordered).toBeNull();
  expect(refusalOf(await owed.execute('FT-1234')), 'nobody has it').toBe('state_changed');
  const answers = await Promise.all([owed.order(), owed.order('dina')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [mine, other] = answers[0].status === 200 ? (['hany', 'dina'] as const) : (['dina', 'hany'] as const);
  const isHany = mine === 'hany';
  expect((await itemOf(owed)).ordered).toMatchObject({
    at: product.clock.now.toISOString(),
    is_own: isHany,
    can_give_up: isHany,
  });
  expect((await owed.guest.read(owed.booking.id)).refund?.owed?.state, 'as the customer reads it').toBe(
    'transfer_asked',
  );
  expect(refusalOf(await owed.execute('FT-1234', other))).toBe('state_changed');
  expect(refusalOf(await owed.giveBack('It is not possible.', other))).toBe('state_changed');
  expect(refusalOf(await owed.giveUp(other))).toBe('state_changed');
  await owed.queue.pass(LONG);
  expect(refusalOf(await owed.execute('FT-1234', other)), 'first they take it over').toBe('state_changed');
  expect((await itemOf(owed)).ordered).toMatchObject({ can_give_up: true });
  expect((await owed.giveUp(other)).status).toBe(200);
  expect((await itemOf(owed)).ordered).toBeNull();
  expect((await owed.order(other)).status).toBe(200);
  expect((await owed.giveUp(other)).status, 'their own at once').toBe(200);
  expect((await owed.order(mine)).status).toBe(200);
  expect((await owed.execute('FT-1234', mine)).status).toBe(200);
  expect(refusalOf(await owed.order(other))).toBe('state_changed');
});

test('a transfer that the bank sends back is chosen again, each time; in the end the books have one way', async () => {
  const owed = await openOwed(product);
  const { booking, refund, guest, queue } = owed;
  for (const [round, reason] of ['The account is closed.', 'The holder is another person.'].entries()) {
    expect((await owed.askTransfer()).status).toBe(200);
    await owed.order();
    await queue.pass(HOUR);
    const reference = `FT-20261129-${refund.id.slice(-6)}-${round}`;
    expect((await owed.execute(reference)).status).toBe(200);
    await product.work();
    expect(await ledgerOf(product, booking.id)).toEqual({ gateway: refund.amount, bank: `-${refund.amount}` });
    await queue.pass(48 * HOUR);
    const found = await queue.call('hany', 'GET', `/api/v1/admin/bookings?text=${reference}`);
    expect(found.body).toMatchObject({ items: [{ id: booking.id }] });
    const { money } = AdminBooking.parse(
      (await queue.call('hany', 'GET', `/api/v1/admin/bookings/${booking.id}`)).body,
    );
    expect(money.owed).toMatchObject([{ id: refund.id, state: 'transferred', amount: refund.amount, reference }]);
    const answers = await Promise.all([owed.bounce(reason), owed.bounce(reason, 'dina')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await product.work();
    expect((await guest.read(booking.id)).refund?.owed).toMatchObject({
      state: 'open',
      chosen_at: null,
      given_at: null,
      reference: null,
      account: null,
      return_reason: reason,
    });
    expect(await ledgerOf(product, booking.id)).toEqual({ gateway: refund.amount, customer_owed: `-${refund.amount}` });
    await queue.pass(HOUR);
  }
  const told = await product.owner.execute(sql`select type from notifications where user_id = ${guest.id}
    and type in ('refund_transferred', 'transfer_returned') order by id`);
  expect(told.map(({ type }) => type)).toEqual([
    'refund_transferred',
    'transfer_returned',
    'refund_transferred',
    'transfer_returned',
  ]);
  expect((await owed.takeCredit()).status).toBe(200);
  expect(await ledgerOf(product, booking.id)).toEqual({ gateway: refund.amount, promotions: `-${refund.amount}` });
  expect((await guest.referrals()).credit).toBe(refund.amount);
  const back = `-${refund.amount}`;
  const way = (account: string) => [
    { account: 'customer_owed', amount: refund.amount },
    { account, amount: back },
  ];
  const reverse = [
    { account: 'customer_owed', amount: back },
    { account: 'bank', amount: refund.amount },
  ];
  expect((await entriesOf(booking.id)).slice(1)).toEqual([
    ...way('bank'),
    ...reverse,
    ...way('bank'),
    ...reverse,
    ...way('promotions'),
  ]);
  expect(refusalOf(await owed.bounce('Once more.')), 'credit does not come back').toBe('state_changed');
  const log = await queue.call('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${booking.id}&action=refund.transfer`);
  expect(log.body).toMatchObject({
    items: [
      { before: { status: 'transferred' }, after: { status: 'open', reason: 'The holder is another person.' } },
      { after: { status: 'transferred' } },
      { after: { status: 'transfer_ordered' } },
      { before: { status: 'transferred' }, after: { status: 'open', reason: 'The account is closed.' } },
      { after: { status: 'transferred' } },
      { after: { status: 'transfer_ordered' } },
    ],
  });
});

test('the database lets nobody speak for the admin who has taken a transfer over, nor take back what is credit', async () => {
  const owed = await openOwed(product);
  const { refund, guest, market, queue } = owed;
  const as = (user_id: string, query: ReturnType<typeof sql>) => {
    const isAdmin = user_id !== guest.id;
    const actor = { kind: 'person' as const, user_id, session_id: user_id, roles: isAdmin ? ['admin' as const] : [] };
    const scope = { now: product.clock.now, subscribers: [] };
    return asPerson(product.pools.api, actor, scope, ({ db }) => db.execute(query)).then(
      (rows) => rows.length,
      (error: unknown) => databaseCode(error),
    );
  };
  const change = (set: ReturnType<typeof sql>) =>
    sql`update owed_refunds set ${set} where operation_id = ${refund.id} returning amount`;
  const none = sql`ordered_by = null, ordered_at = null`;
  const given = change(sql`state = 'transferred', given_at = now(), reference = 'FT-1', ${none}`);
  const [hany, dina] = [market.admin.id, queue.dina.id];
  await owed.askTransfer();
  const orderFor = (id: string) =>
    change(sql`state = 'transfer_ordered', ordered_by = ${id}, ordered_at = actor_time()`);
  expect(await as(hany, orderFor(dina)), 'for another').toBe('42501');
  expect(await as(guest.id, orderFor(guest.id)), 'the customer').toBe(0);
  await owed.order();
  expect(await as(dina, given)).toBe('23514');
  expect(await as(dina, change(sql`state = 'transfer_asked', ${none}`)), 'within a day').toBe('23514');
  expect(await as(dina, orderFor(dina)), 'not from another').toBe('23514');
  expect(await as(dina, change(sql`ordered_by = null`))).toBe('42501');
  expect(await as(hany, change(sql`bounces = 3`))).toBe('42501');
  await owed.execute('FT-1234');
  const bounced = sql`state = 'open', chosen_at = null, given_at = null, reference = null, returned_at = now(),
    return_reason = 'Closed.'`;
  expect(await as(guest.id, change(bounced)), 'the customer').toBe(0);
  expect(await as(hany, change(sql`state = 'transfer_asked', given_at = null, reference = null`))).toBe('23514');
  expect(await as(hany, sql`delete from refund_accounts where operation_id = ${refund.id} returning number`)).toBe(0);
  const other = await openOwed(product, market);
  await other.takeCredit();
  expect(
    await as(hany, sql`update owed_refunds set ${bounced} where operation_id = ${other.refund.id} returning amount`),
  ).toBe(0);
});

test('an account does not end while its refund is open or being transferred, and the booking says so', async () => {
  const owed = await openOwed(product);
  const openOf = async () =>
    AccountDeletion.parse((await owed.guest.send('GET', '/api/v1/me/deletion')).body).open_bookings.map(({ id }) => id);
  expect(await openOf()).toEqual([owed.booking.id]);
  const asked = await owed.guest.send('POST', '/api/v1/me/deletion', { password: 'wrong' });
  expect(refusalOf(asked)).toBe('open_bookings');
  await owed.askTransfer();
  await owed.order();
  expect(await openOf()).toEqual([owed.booking.id]);
  await owed.execute('FT-1234');
  expect(await openOf()).toEqual([]);
});
