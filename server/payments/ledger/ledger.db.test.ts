import { Ledger, type RecordedEntry } from '@hirfa/contract/payments';
import { fromDecimal, LEDGER_ACCOUNTS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NOBODY } from '../../kernel/repeated-work.ts';
import { refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket, passHours } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

const ledgerOf = async (market: Market, month?: string) =>
  Ledger.parse(
    (await market.ask('admin', 'GET', `/api/v1/admin/ledger${month === undefined ? '' : `?month=${month}`}`)).body,
  );
const accountOf = ({ accounts }: Ledger, name: string) => accounts.find(({ account }) => account === name);
const setClock = (at: string) => void (product.clock.now = new Date(at));
/** The night in which books are closed. */
async function night(at: string) {
  setClock(at);
  await product.owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
    values ('payments.close_months', ${NOBODY}, ${at}::timestamptz)
    on conflict (kind, entity_id) do update set due_at = excluded.due_at, claimed_until = null`);
  await product.work();
}
const record = (booking: string, amount: string, at: string) =>
  product.owner.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
    values (${booking}, 'gateway', ${amount}, ${at}, ${at}::timestamptz),
      (${booking}, 'vat', -(${amount}::numeric), ${at}, ${at}::timestamptz)`);

test('the report of a month has opening balances, debits, credits and closing balances that sum to zero', async () => {
  const market = await openMarket(product);
  const { id, price } = await market.confirmed();
  const now = await ledgerOf(market);
  expect([now.month, now.months, now.closed_at]).toEqual(['2026-11', ['2026-11'], null]);
  expect(now.accounts.map(({ account }) => account)).toEqual([...LEDGER_ACCOUNTS]);
  expect(accountOf(now, 'gateway')).toMatchObject({ opening: '0.00', debits: price?.customer_total, credits: '0.00' });
  expect(now.totals).toMatchObject({ opening: '0.00', closing: '0.00' });
  expect(now.totals.debits).toBe(now.totals.credits);
  await market.step('customer', id, 'cancel');
  await product.work();
  const after = await ledgerOf(market);
  expect(accountOf(after, 'gateway')).toMatchObject({ credits: price?.customer_total, closing: '0.00' });
  for (const who of ['customer', 'provider'] as const)
    for (const path of ['', '/entries?month=2026-11'])
      expect(refusalOf(await market.ask(who, 'GET', `/api/v1/admin/ledger${path}`))).toBe('admin_required');
});

test('the numbers of a closed month never change, whatever is recorded later', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await passHours(product, 1);
  const open = await ledgerOf(market, '2026-11');
  await night('2026-12-01T00:00:00Z');
  expect((await ledgerOf(market, '2026-11')).closed_at).toBeNull();
  await night('2026-12-01T02:00:00Z');
  const closed = await ledgerOf(market, '2026-11');
  expect(closed.closed_at).not.toBeNull();
  expect(closed.accounts).toEqual(open.accounts);
  // An entry of the last day of the month that comes too late, and a refund of a payment of that month.
  await record(id, '7.50', '2026-11-30T21:59:59.999Z');
  await market.cancelAsAdmin(id, 'The provider has left the city.');
  await product.work();
  expect(await ledgerOf(market, '2026-11')).toEqual({ ...closed, months: ['2026-12', '2026-11'] });
  const december = await ledgerOf(market);
  expect(december.month).toBe('2026-12');
  for (const { account, closing } of closed.accounts) expect(accountOf(december, account)?.opening).toBe(closing);
  expect(fromDecimal(accountOf(december, 'gateway')?.debits ?? '')).toBe(750);
  expect(december.totals).toMatchObject({ opening: '0.00', closing: '0.00' });
  const [moved] = await product.owner.execute(sql`select created_at = '2026-11-30T22:00:00Z' as is_first
    from ledger_entries where booking_id = ${id} and amount = 7.50`);
  expect(moved).toEqual({ is_first: true });
  await night('2026-12-02T02:00:00Z');
  expect(await ledgerOf(market, '2026-11')).toMatchObject({ accounts: closed.accounts, closed_at: closed.closed_at });
});

test('nobody changes a closed month, closes one twice, or closes one while an entry is being recorded', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await night('2027-01-01T02:00:00Z');
  const { owner } = product;
  for (const change of [
    sql`update ledger_balances set debits = debits + 1`,
    sql`delete from ledger_months`,
    sql`truncate ledger_balances`,
  ])
    await expect(owner.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
  const close = (month: string, ends: string) =>
    owner.execute(sql`select close_ledger_month(${month}, ${ends}::timestamptz, ${ends}::timestamptz)`);
  await expect(close('2026-12', '2026-12-31T22:00:00Z')).rejects.toMatchObject({ cause: { code: '23514' } });
  await owner.transaction(async (tx) => {
    await tx.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      values (${id}, 'gateway', 1, 'slow', '2027-01-02'), (${id}, 'vat', -1, 'slow', '2027-01-02')`);
    await expect(close('2027-01', '2027-01-31T22:00:00Z')).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
  await night('2027-02-01T02:00:00Z');
  expect(await owner.execute(sql`select month from ledger_months where month >= '2027-01'`)).toHaveLength(1);
});

test('an entry that is being recorded puts the closing off without an error, until it is late', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const errors = () => product.logged.filter((line) => /"level":50.*payments\.close_months/.test(line)).length;
  const isClosed = async () =>
    (await product.owner.execute(sql`select 1 from ledger_months where month = '2027-02'`)).length > 0;
  const [recorded, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const recording = product.owner.transaction(async (tx) => {
    await tx.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      values (${id}, 'gateway', 1, 'slower', '2027-03-01'), (${id}, 'vat', -1, 'slower', '2027-03-01')`);
    recorded.resolve();
    await ended.promise;
  });
  await recorded.promise;
  const before = errors();
  await night('2027-03-01T02:00:00Z');
  expect([await isClosed(), errors()]).toEqual([false, before]);
  await night('2027-03-01T08:00:00Z');
  expect([await isClosed(), errors()]).toEqual([false, before + 1]);
  ended.resolve();
  await recording;
  await night('2027-03-01T08:00:10Z');
  expect(await isClosed()).toBe(true);
});

test('the entries of an account are read page by page, and the month is a file whose last line is zero', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const month = (await ledgerOf(market)).month;
  for (const day of [3, 4, 5]) await record(id, `${day}.00`, `${month}-0${day}T10:00:00Z`);
  const read = async (search: string) => {
    const { body } = await market.ask('admin', 'GET', `/api/v1/admin/ledger/entries?month=${month}${search}`);
    return body as { items: RecordedEntry[]; next_cursor: string | null };
  };
  for (const search of ['&account=gateway', '']) {
    const all = (await read(`&limit=50${search}`)).items;
    const paged: RecordedEntry[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof read>> = await read(`&limit=2${search}${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
    expect(all.filter(({ account }) => account === 'gateway').length).toBeGreaterThanOrEqual(3);
    expect(all.reduce((sum, { amount }) => sum + fromDecimal(amount), 0) === 0).toBe(search === '');
  }
  const file = async (table: string) =>
    String((await market.ask('admin', 'POST', '/api/v1/admin/tables.csv', { table, month })).body).split('\r\n');
  const report = await file('ledger');
  expect(report[0]).toMatch(/^\uFEFF?Account,Month,Opening \(EGP\)/);
  expect(report.at(-2)).toMatch(/^All accounts,\d{4}-\d{2},0\.00,(\d+\.\d{2}),\1,0\.00,$/);
  const [, first = ''] = await file('ledger_entries');
  expect(first).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2},Payment service,\d+\.\d{2},,/);
});
