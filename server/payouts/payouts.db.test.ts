import { PayoutDesk } from '@hirfa/contract/payouts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { databaseConstraint } from '../platform/errors/database-errors.ts';
import { newId } from '../platform/ids.ts';
import { refusalOf } from '../testing/calls.ts';
import { passHours } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import {
  endWeek,
  forgetPayables,
  IBANS,
  moveEarnings,
  payoutsOf,
  saveAccount,
  settledJob,
} from '../testing/payouts/sides.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** A file has the payouts of everybody: nobody of an earlier test is owed anything. */
beforeEach(() => forgetPayables(product));

/** A settled job whose payout of EGP 337.50 is open. */
async function cutJob(iban?: string | null) {
  const settled = await settledJob(product, iban);
  await endWeek(product);
  return { ...settled, ...payoutsOf(product, settled.market) };
}

test('what was settled in a week is cut on Sunday, sent to the account as it is, and arrives', async () => {
  const { market, booking, send, file, confirm, rows, next } = await cutJob();
  const [cut] = await rows();
  expect(cut).toMatchObject({ amount: '337.50', state: 'open' });
  expect(await ledgerOf(product, booking.id), 'a cut moves no money').toMatchObject({ provider_payable: '-337.50' });
  expect(await next()).toMatchObject({ open: { amount: '337.50' }, coming: { amount: '0.00' }, hold: null });
  const sent = await send();
  expect(sent).toMatchObject({ payouts: 1, total: '337.50' });
  const written = await file(sent.id);
  const reference = `H${sent.number}-1`;
  const [head, row] = written.content.split('\r\n');
  expect(head).toBe('\uFEFFholder,number,amount,reference');
  expect(row).toBe(`Salma Kamal,${IBANS[0]},337.50,${reference}`);
  expect(await ledgerOf(product, booking.id)).toMatchObject({ payout_sent: '-337.50' });
  await saveAccount(product, market, IBANS[1]);
  expect(await file(sent.id), 'byte for byte').toEqual(written);
  expect((await confirm({ [reference]: 'paid' })).body).toEqual({ paid: 1, returned: 0 });
  const books = await ledgerOf(product, booking.id);
  expect(books).toMatchObject({ bank_payouts: '-337.50' });
  expect(books).not.toHaveProperty('payout_sent');
  expect(refusalOf(await confirm({ [reference]: 'paid' })), 'the same file again').toBe('state_changed');
  expect(await ledgerOf(product, booking.id)).toEqual(books);
  const { body } = await market.ask('provider', 'GET', '/api/v1/provider/payouts');
  expect(body).toMatchObject({ items: [{ state: 'paid', account: { kind: 'iban', last_digits: '0002' }, reference }] });
  await product.work();
  const told = await product.owner.execute(sql`select message_en from notifications
    where user_id = ${market.provider.user_id} and type = 'payout_sent'`);
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).toContain('0002');
  const kept = await product.owner.execute(sql`select to_jsonb(notifications)::text as text from notifications
    union all select coalesce(before::text, '') || coalesce(after::text, '') from audit_log
    union all select answer::text from idempotency_keys union all select to_jsonb(mails)::text from mails`);
  expect(JSON.stringify(kept) + product.logged.join('\n')).not.toMatch(/EG\d{10}|2631800/);
});

test('a cut that is late or repeated is the same, and two exports at the same time send each payout once', async () => {
  const { market, tryExport, template, rows } = await cutJob();
  const before = await rows();
  await product.owner.execute(sql`update deadlines set due_at = now() - interval '1 year' where kind = 'payouts.cut'`);
  product.clock.now = new Date(product.clock.now.getTime() + 50 * 3_600_000);
  await product.work();
  expect(await rows()).toEqual(before);
  const id = await template();
  const answers = await Promise.all([tryExport(id), tryExport(id), tryExport(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [count] = await product.owner.execute(sql`select count(*)::int as entries from ledger_entries
    join payments using (booking_id) where provider_id = ${market.provider.id} and account = 'payout_sent'`);
  expect(count).toEqual({ entries: 1 });
});

test.each([
  ['without an account', null, async () => undefined, 'no_account'],
  [
    'to an account that was changed a short time ago',
    IBANS[0],
    ({ market }: Awaited<ReturnType<typeof cutJob>>) => saveAccount(product, market, IBANS[1]),
    'account_changed',
  ],
  [
    'of a suspended provider',
    IBANS[0],
    ({ market }: Awaited<ReturnType<typeof cutJob>>) =>
      market.ask('admin', 'POST', `/api/v1/admin/providers/${market.provider.id}/suspend`, {
        reason: 'Complaints of customers.',
        bookings: 'keep',
      }),
    'suspended',
  ],
])('nothing is paid %s', async (_, iban, change, hold) => {
  const job = await cutJob(iban);
  await change(job);
  expect(await job.next()).toMatchObject({ open: { amount: '337.50' }, hold });
  expect(refusalOf(await job.tryExport())).toBe('state_changed');
  await expect(
    product.owner.transaction(async (tx) => {
      await tx.execute(sql`select set_config('hirfa.now', ${product.clock.now.toISOString()}, true)`);
      await tx.execute(sql`insert into payout_exports (id, number, kind, format, template_name, payouts, total, created_at)
        values ('019aa000-0000-7000-8000-00000000000f', 999, 'iban', 'csv', '', 1, 337.50, now())`);
      await tx.execute(sql`update payouts set state = 'exported', export_id = '019aa000-0000-7000-8000-00000000000f',
        exported_at = now(), reference = 'X' where provider_id = ${job.market.provider.id}`);
    }),
    'the database refuses it, too',
  ).rejects.toMatchObject({ cause: { constraint: 'payout_is_held' } });
});

test('an account that is changed while a file is written is not paid, whoever is first', async () => {
  const { market, tryExport, template, next } = await cutJob();
  const id = await template();
  let answer: ReturnType<typeof tryExport> | undefined;
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`update payout_details set number = ${IBANS[1]}, changed_at = ${product.clock.now.toISOString()}
      where user_id = ${market.provider.user_id}`);
    answer = tryExport(id);
    await expect
      .poll(async () => {
        const [row] = await product.owner.execute(sql`select count(*)::int as waiting from pg_locks where not granted
          and pid in (select pid from pg_stat_activity where datname = current_database())`);
        return row;
      })
      .toEqual({ waiting: 1 });
  });
  expect(refusalOf(await (answer ?? tryExport(id)))).toBe('state_changed');
  expect(await next()).toMatchObject({ hold: 'account_changed' });
});

test('money that comes back is payable again, and waits until the account is saved again', async () => {
  const { market, booking, send, confirm, next, rows, tryExport } = await cutJob();
  const reference = `H${(await send()).number}-1`;
  await confirm({ [reference]: 'returned' });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ provider_payable: '-337.50' });
  expect(await next()).toMatchObject({ open: null, coming: { amount: '337.50' }, hold: 'returned' });
  await endWeek(product);
  expect(await rows()).toMatchObject([{ state: 'returned' }, { amount: '337.50', state: 'open' }]);
  expect(refusalOf(await tryExport())).toBe('state_changed');
  await passHours(product, 1);
  await saveAccount(product, market, IBANS[1]);
  expect(await next()).toMatchObject({ hold: 'account_changed' });
  await passHours(product, 73);
  const sent = await send();
  await confirm({ [`H${sent.number}-1`]: 'paid' });
  await confirm({ [`H${sent.number}-1`]: 'returned' });
  expect(await ledgerOf(product, booking.id), 'a bank may send it back later').toMatchObject({
    provider_payable: '-337.50',
  });
});

test('debts are netted, what is too little is carried over, and what was lost since the cut is not paid', async () => {
  const { booking, send, next, rows, tryExport, desk } = await cutJob();
  await moveEarnings(product, booking.id, '-250.00');
  expect(refusalOf(await tryExport()), 'EGP 87.50 are too little').toBe('state_changed');
  await endWeek(product);
  expect(await rows()).toEqual([]);
  expect(await next()).toMatchObject({ open: null, coming: { amount: '87.50', is_carried_over: true } });
  expect(await desk()).toMatchObject({ carried_over: '87.50' });
  await moveEarnings(product, booking.id, '60.00');
  await endWeek(product);
  expect(await send()).toMatchObject({ total: '147.50' });
  await moveEarnings(product, booking.id, '-40.00');
  await endWeek(product);
  expect(await next()).toMatchObject({ coming: { amount: '-40.00', is_carried_over: true } });
  await moveEarnings(product, booking.id, '200.00');
  await endWeek(product);
  expect(await send()).toMatchObject({ total: '160.00' });
});

test('a provider is not deleted while money is owed or on its way; what comes back later stays in the books', async () => {
  const { market, booking, send, confirm, tryExport } = await cutJob();
  const remove = () => market.ask('admin', 'DELETE', `/api/v1/admin/providers/${market.provider.id}`);
  expect(refusalOf(await remove())).toBe('unpaid_earnings');
  const reference = `H${(await send()).number}-1`;
  expect(refusalOf(await remove()), 'on its way').toBe('unpaid_earnings');
  await confirm({ [reference]: 'paid' });
  expect((await remove()).status).toBe(200);
  expect((await confirm({ [reference]: 'returned' })).body).toEqual({ paid: 0, returned: 1 });
  await endWeek(product);
  expect(await ledgerOf(product, booking.id)).toMatchObject({ provider_payable: '-337.50' });
  expect(refusalOf(await tryExport())).toBe('state_changed');
  const { body } = await market.ask('admin', 'GET', '/api/v1/admin/payouts/list?state=open');
  expect(body).toMatchObject({
    items: [{ amount: '337.50', hold: 'left', user_id: null, name_en: 'Former provider' }],
  });
});

test('the sums of the desk are those of the ledger', async () => {
  const { booking, desk, send, market } = await cutJob();
  await moveEarnings(product, booking.id, '12.50');
  const before = PayoutDesk.parse(await desk());
  expect(before).toMatchObject({ ready: { iban: { payouts: 1, amount: '337.50' } }, held: { payouts: 0 } });
  expect(before).toMatchObject({ carried_over: '0.00', later: '12.50', disputed: '0.00' });
  expect(before.ledger).toMatchObject({ payable: '350.00', sent: before.exported.amount, paid: before.paid.amount });
  await send();
  const after = PayoutDesk.parse(await desk());
  expect(after.exported.payouts).toBe(before.exported.payouts + 1);
  expect(after).toMatchObject({ ready: { iban: { payouts: 0 } }, carried_over: '0.00', later: '12.50' });
  expect(after.ledger).toMatchObject({ payable: '12.50', sent: after.exported.amount, paid: after.paid.amount });
  const { body } = await market.ask('admin', 'GET', '/api/v1/admin/payouts/list');
  expect(JSON.stringify(body)).not.toContain(IBANS[0]);
});

test('the database refuses payouts, entries and steps that break a rule', async () => {
  const { market, booking, send } = await cutJob();
  const byHand = sql`insert into payouts (id, provider_id, week, amount, created_at, paid_on)
    values (${newId()}, ${market.provider.id}, '2026-01-04', 200, now(), '2026-01-05')`;
  const other = await settledJob(product);
  const id = newId();
  const mine = sql`provider_id = ${market.provider.id}`;
  const insert = (week: string, amount: string) => sql`insert into payouts (id, provider_id, week, amount, created_at)
    values (${id}, ${market.provider.id}, ${week}, ${amount}, now())`;
  const entry = (payout: SQL, job: string, amount: string) =>
    sql`insert into payout_entries (payout_id, booking_id, amount) select ${payout}, ${job}, ${amount}`;
  const own = sql`(select id from payouts where ${mine})`;
  const refused = async (constraint: string, ...statements: SQL[]) => {
    const all = product.owner.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
    await expect(all, constraint).rejects.toSatisfy((error: unknown) => databaseConstraint(error) === constraint);
  };
  const [open] = await product.owner.execute<{ week: string }>(sql`select week::text from payouts where ${mine}`);
  await refused('payouts_open', insert('2026-01-04', '200.00'));
  await refused('payout_agrees', sql`delete from payouts where ${mine}`, insert('2026-01-04', '200.00'));
  await refused('payouts_amount', sql`delete from payouts where ${mine}`, insert('2026-01-04', '99.99'));
  await refused('payouts_week_begins', sql`delete from payouts where ${mine}`, insert('2026-01-05', '200.00'));
  await refused('entry_of_payout', entry(own, other.booking.id, '1.00'));
  await refused('payout_moves', sql`update payouts set state = 'paid', paid_at = now() where ${mine}`);
  await refused('payouts_by_hand', sql`delete from payouts where ${mine}`, byHand);
  const { id: file } = await send();
  await refused('payout_moves', sql`update payouts set state = 'refused' where ${mine}`);
  await refused(
    'refused_is_payable',
    sql`insert into payout_refusals (export_id, reason, refused_at) values (${file}, 'Damaged.', now())`,
  );
  await refused('payouts_week', insert(open?.week ?? '', '200.00'));
  await refused('entry_of_payout', entry(own, booking.id, '1.00'));
  await refused('payout_moves', sql`update payouts set state = 'open' where ${mine}`);
  await refused('payout_moves', sql`update payouts set account_number = ${IBANS[1]} where ${mine}`);
  await refused('sent_payout_stays', sql`delete from payouts where ${mine}`);
  // EGP 1 000 that nobody has earned.
  await refused(
    'payout_is_payable',
    insert('2026-01-04', '1000.00'),
    entry(sql`${id}::uuid`, booking.id, '1000.00'),
    sql`select set_config('hirfa.now', ${product.clock.now.toISOString()}, true)`,
    sql`insert into payout_exports (id, number, kind, format, template_name, payouts, total, created_at)
      values (${id}, 9999, 'iban', 'csv', '', 1, 1000, now())`,
    sql`update payouts set state = 'exported', export_id = ${id}, exported_at = now(), reference = 'X'
      where id = ${id}`,
  );
});
