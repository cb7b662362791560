import { QueueItem } from '@hirfa/contract/admin';
import { entriesOfOwed, fromDecimal, type OwedStep, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { asPerson } from '../../kernel/transactions.ts';
import type { Person } from '../../kernel/verb.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { ledgerOf } from '../../testing/money.ts';
import { openOwed, IBAN } from '../../testing/referrals/owed.ts';
import { useProduct } from '../../testing/product.ts';
import { createGuest } from '../../testing/referrals/guest.ts';

const product = useProduct();
const HOUR = 3_600_000;

const told = async (userId: string) =>
  z.array(z.object({ type: z.string(), message: z.string() })).parse([
    ...(await product.owner.execute(sql`select type, message_en as message from notifications
        where user_id = ${userId} and type in ('refund_failed', 'refund_transferred', 'transfer_returned') order by id`)),
  ]);
const movesOf = async (bookingId: string) => {
  const rows = await product.owner.execute(sql`select account, amount::text from ledger_entries
    where booking_id = ${bookingId} order by id desc limit 2`);
  return z.array(z.object({ account: z.string(), amount: z.string() })).parse([...rows]);
};
const expected = (step: OwedStep, amount: string) =>
  entriesOfOwed(step, fromDecimal(amount)).map((entry) => ({
    account: entry.account,
    amount: toDecimal(entry.amount),
  }));
const byAccount = (one: { account: string }, other: { account: string }) => (one.account < other.account ? -1 : 1);

test('a refund is taken as credit at once and once, and pays the next booking; the books stay balanced', async () => {
  const owed = await openOwed(product);
  const { guest, booking, refund } = owed;
  expect((await owed.takeCredit()).status).toBe(200);
  expect((await guest.referrals()).credit).toBe(refund.amount);
  expect(await guest.credit()).toEqual([['refunded', refund.amount]]);
  const at = product.clock.now.toISOString();
  expect((await guest.read(booking.id)).refund).toMatchObject({
    state: 'failed',
    owed: { state: 'credited', chosen_at: at, given_at: at, account: null },
  });
  expect(await ledgerOf(product, booking.id)).toEqual({ gateway: refund.amount, promotions: `-${refund.amount}` });
  expect((await movesOf(booking.id)).toSorted(byAccount)).toEqual(
    expected('take_credit', refund.amount).toSorted(byAccount),
  );
  expect(refusalOf(await owed.takeCredit())).toBe('state_changed');
  expect(refusalOf(await owed.askTransfer())).toBe('state_changed');
  const next = await guest.confirm(await guest.book());
  expect(next.price).toMatchObject({ customer_total: '0.00', referral_bonus: '538.65' });
  expect(await ledgerOf(product, next.id)).toMatchObject({ promotions: '538.65' });
  expect((await guest.referrals()).credit).toBe('0.00');
});

test('a call that is repeated under its key gives credit once, and gets the same answer', async () => {
  const { guest, refund, send } = await openOwed(product);
  const key = newId();
  const answers = await Promise.all([1, 2, 3].map(() => send(`/api/v1/refunds/${refund.id}/credit`, {}, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await guest.referrals()).credit).toBe(refund.amount);
});

test('a transfer waits for an admin with person, amount and number; it is executed, and the customer sees it', async () => {
  const owed = await openOwed(product);
  const { guest, booking, refund, queue } = owed;
  expect((await owed.askTransfer()).status).toBe(200);
  const asked = product.clock.now.toISOString();
  expect((await guest.read(booking.id)).refund?.owed).toMatchObject({
    state: 'transfer_asked',
    chosen_at: asked,
    account: { kind: 'iban', last_digits: '0002', holder: 'Salma Kamal' },
  });
  const item = (await queue.all({ kind: 'transfer' })).find(({ id }) => id === refund.id);
  expect(QueueItem.parse(item)).toMatchObject({
    kind: 'transfer',
    booking_id: booking.id,
    amount: refund.amount,
    account: { kind: 'iban', number: IBAN, holder: 'Salma Kamal' },
    due_at: new Date(product.clock.now.getTime() + 72 * HOUR).toISOString(),
  });
  expect((await queue.list()).counts.transfer).toBeGreaterThan(0);
  await queue.pass(HOUR);
  expect((await owed.order()).status).toBe(200);
  await queue.pass(HOUR);
  const answers = await Promise.all([owed.execute('FT-20261129-7'), owed.execute('FT-20261129-8')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await product.work();
  const { owed: done } = (await guest.read(booking.id)).refund ?? {};
  expect(done).toMatchObject({ state: 'transferred', given_at: product.clock.now.toISOString() });
  expect(done?.reference).toMatch(/^FT-20261129-[78]$/);
  expect(await ledgerOf(product, booking.id)).toEqual({ gateway: refund.amount, bank: `-${refund.amount}` });
  expect((await movesOf(booking.id)).toSorted(byAccount)).toEqual(
    expected('execute', refund.amount).toSorted(byAccount),
  );
  expect((await told(guest.id)).map(({ type }) => type)).toEqual(['refund_failed', 'refund_transferred']);
  expect((await queue.all({ kind: 'transfer' })).find(({ id }) => id === refund.id)).toBeUndefined();
  const log = await queue.call('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${booking.id}&action=refund.transfer`);
  expect(log.body).toMatchObject({
    items: [
      { before: { status: 'transfer_ordered' }, after: { status: 'transferred', refund: refund.amount } },
      { before: { status: 'transfer_asked' }, after: { status: 'transfer_ordered' } },
    ],
  });
});

test('a transfer that is not possible is chosen again: the customer reads why, and takes credit', async () => {
  const owed = await openOwed(product);
  const { guest, booking, refund } = owed;
  await owed.askTransfer({ kind: 'wallet', number: '٠١٠ ١٢٣٤ ٥٦٧٨', holder: 'Salma Kamal' });
  await owed.order();
  expect((await owed.giveBack('The wallet was closed.')).status).toBe(200);
  await product.work();
  expect((await guest.read(booking.id)).refund?.owed).toMatchObject({
    state: 'open',
    account: null,
    return_reason: 'The wallet was closed.',
    returned_at: product.clock.now.toISOString(),
  });
  expect((await told(guest.id)).at(-1)).toMatchObject({ type: 'transfer_returned' });
  expect((await told(guest.id)).at(-1)?.message).toContain('The wallet was closed.');
  expect(await ledgerOf(product, booking.id)).toMatchObject({ customer_owed: `-${refund.amount}` });
  const [stored] = await product.owner.execute(
    sql`select count(*)::int as accounts from refund_accounts where operation_id = ${refund.id}`,
  );
  expect(stored).toEqual({ accounts: 0 });
  await owed.queue.pass(HOUR);
  expect((await owed.askTransfer()).status).toBe(200);
  await owed.order();
  expect((await owed.giveBack('The IBAN is of another person.')).status).toBe(200);
  await product.work();
  expect((await told(guest.id)).filter(({ type }) => type === 'transfer_returned')).toHaveLength(2);
  expect((await owed.takeCredit()).status).toBe(200);
  expect(await ledgerOf(product, booking.id)).toEqual({ gateway: refund.amount, promotions: `-${refund.amount}` });
  expect(refusalOf(await owed.execute('FT-1234'))).toBe('state_changed');
});

test('a wrong account is refused at its field; nobody else chooses, and nobody decides about their own', async () => {
  const owed = await openOwed(product);
  const { refund, queue, market, send } = owed;
  const wrong = await owed.askTransfer({ kind: 'iban', number: 'EG380019000500000000263180003', holder: 'Salma' });
  expect([wrong.status, wrong.body]).toMatchObject([400, { data: { fields: [{ path: 'number' }] } }]);
  const unnamed = await owed.askTransfer({ kind: 'iban', number: IBAN, holder: ' ' });
  expect(unnamed.body).toMatchObject({ data: { fields: [{ path: 'holder' }] } });
  const stranger = await createGuest(product, market);
  for (const verb of ['credit', 'transfer'])
    expect(
      refusalOf(
        await stranger.send('POST', `/api/v1/refunds/${refund.id}/${verb}`, verb === 'credit' ? {} : owed.account),
      ),
    ).toBe('not_found');
  for (const who of ['provider', 'admin'] as const)
    expect(refusalOf(await market.ask(who, 'POST', `/api/v1/refunds/${refund.id}/credit`, {}))).toBe('not_found');
  await owed.askTransfer();
  const path = `/api/v1/admin/refunds/${refund.id}/execute`;
  expect(refusalOf(await send(path, { reference: 'FT-1234' }))).toBe('admin_required');
  await product.owner.execute(
    sql`update owed_refunds set return_reason = return_reason where operation_id = ${refund.id}`,
  );
  await product.owner.execute(
    sql`insert into user_roles (user_id, role, created_at) values (${owed.guest.id}, 'admin', now())`,
  );
  expect(refusalOf(await send(path, { reference: 'FT-1234' }))).toBe('own_profile');
  expect((await queue.all({ kind: 'transfer' })).some(({ id }) => id === refund.id)).toBe(true);
});

test('the database lets only the customer choose, only another admin decide, and nobody give money twice', async () => {
  const owed = await openOwed(product);
  const { refund, guest, market } = owed;
  const as = (user_id: string, roles: Person['roles'], query: ReturnType<typeof sql>) => {
    const actor: Person = { kind: 'person', user_id, session_id: user_id, roles };
    const scope = { now: product.clock.now, subscribers: [] };
    return asPerson(product.pools.api, actor, scope, ({ db }) => db.execute(query)).then(
      (rows) => rows.length,
      (error: unknown) => databaseCode(error),
    );
  };
  const [provider, admin] = [market.provider.user_id, market.admin.id];
  const seen = sql`select amount from owed_refunds where operation_id = ${refund.id}`;
  const seenAccount = sql`select number from refund_accounts where operation_id = ${refund.id}`;
  const choose = sql`update owed_refunds set state = 'transfer_asked', chosen_at = now()
    where operation_id = ${refund.id} returning amount`;
  const execute = sql`update owed_refunds set state = 'transferred', given_at = now(), reference = 'FT-1234'
    where operation_id = ${refund.id} returning amount`;
  const credit = sql`update owed_refunds set state = 'credited', chosen_at = now(), given_at = now()
    where operation_id = ${refund.id} returning amount`;
  expect([await as(provider, [], seen), await as(provider, [], choose), await as(admin, ['admin'], choose)]).toEqual([
    0, 0, 0,
  ]);
  expect(await as(guest.id, [], execute), 'it was not asked').toBe('23514');
  expect(await as(guest.id, [], credit), 'only with the credit itself').toBe('42501');
  await owed.askTransfer();
  expect([await as(guest.id, [], seenAccount), await as(admin, ['admin'], seenAccount)]).toEqual([1, 1]);
  expect([await as(provider, [], seenAccount), await as(provider, [], execute)]).toEqual([0, 0]);
  expect(await as(guest.id, ['admin'], execute), 'their own').toBe(0);
  expect(await as(admin, ['admin'], execute), 'nobody has taken it over').toBe('23514');
  const give = sql`select take_owed_as_credit(${refund.id}::uuid, now()) as booking_id`;
  expect(await as(guest.id, [], give)).toBe(1);
  expect((await guest.referrals()).credit, 'a transfer was asked for').toBe('0.00');
});

test('of two tabs that choose at once, one wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const owed = await openOwed(product);
    const answers = await Promise.all([owed.takeCredit(), owed.askTransfer(), owed.takeCredit()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { refund, booking, guest } = owed;
    const isCredit = answers[1].status !== 200;
    expect((await guest.referrals()).credit).toBe(isCredit ? refund.amount : '0.00');
    const left = isCredit ? { promotions: `-${refund.amount}` } : { customer_owed: `-${refund.amount}` };
    expect(await ledgerOf(product, booking.id)).toEqual({ gateway: refund.amount, ...left });
  }
});
