import { EarningsLine, EarningsWeek } from '@hirfa/contract/bookings';
import { pageOf } from '@hirfa/contract/lists';
import { addDays, cairoDay, weekOf } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { serviceCards } from '../../providers/index.ts';
import { type Answer, ask, refusalOf } from '../../testing/calls.ts';
import { CARDS, hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { ledgerOf as accountsOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const HOUR = 3_600_000;
const START = '2026-11-21T09:00:00.000Z';
beforeEach(() => void (product.clock.now = new Date(START)));

function at(instant: string, afterMs = 0): void {
  product.clock.now = new Date(Date.parse(instant) + afterMs);
}

const Weeks = z.object({ items: z.array(EarningsWeek) });
const EARNINGS = '/api/v1/provider/earnings';

async function weeksOf(market: Market, query = ''): Promise<EarningsWeek[]> {
  return Weeks.parse((await market.ask('provider', 'GET', `${EARNINGS}${query}`)).body).items;
}

async function linesOf(market: Market, week: string): Promise<EarningsLine[]> {
  const lines: EarningsLine[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await market.ask('provider', 'GET', `${EARNINGS}/lines?week=${week}&limit=2${more}`);
    const page = pageOf(EarningsLine).parse(body);
    lines.push(...page.items);
    cursor = page.next_cursor;
  }
  return lines;
}

/** The records of a file without its first line. Their fields have no separator in these tests. */
async function recordsOf(market: Market, from: string, to: string, language = 'en'): Promise<string[][]> {
  const { body } = await market.ask('provider', 'GET', `${EARNINGS}.csv?from=${from}&to=${to}&language=${language}`);
  const [, ...records] = String(body).trimEnd().split('\r\n');
  return records.map((record) => record.split(language === 'ar' ? ';' : ','));
}

const Balance = z.array(z.object({ booking_id: z.string(), pending: z.string(), payable: z.string() }));

/** What the ledger owes the provider for each of their bookings. */
async function ledgerOf({ provider }: Market) {
  const rows = await product.owner.execute(sql`select booking_id,
      coalesce(-sum(amount) filter (where account = 'provider_pending'), 0)::numeric(12,2)::text as pending,
      coalesce(-sum(amount) filter (where account = 'provider_payable'), 0)::numeric(12,2)::text as payable
    from ledger_entries join payments using (booking_id) where provider_id = ${provider.id} group by booking_id`);
  return Balance.parse(rows).filter(({ pending, payable }) => pending !== '0.00' || payable !== '0.00');
}

const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + fromDecimal(amount), 0);

/** Lines, weeks and file have the amounts of the ledger, to the piastre. */
async function expectLedger(market: Market): Promise<void> {
  const ledger = await ledgerOf(market);
  const [from, weeks] = [addDays(weekOf('2026-11-21'), -7), 12];
  const shown = await weeksOf(market, `?from=${from}&weeks=${weeks}`);
  const lines = (
    await Promise.all(shown.filter(({ jobs }) => jobs > 0).map(({ week }) => linesOf(market, week)))
  ).flat();
  const balances = lines.map(({ booking_id, is_settled, earnings: { provider_payout } }) => ({
    booking_id,
    pending: is_settled ? '0.00' : provider_payout,
    payable: is_settled ? provider_payout : '0.00',
  }));
  const byId = (a: { booking_id: string }, b: { booking_id: string }) => a.booking_id.localeCompare(b.booking_id);
  expect(balances.toSorted(byId)).toEqual(ledger.toSorted(byId));
  for (const { subtotal, provider_commission, provider_payout } of lines.map(({ earnings }) => earnings))
    expect(sum([subtotal])).toBe(sum([provider_commission, provider_payout]));
  expect(sum(shown.map(({ pending }) => pending))).toBe(sum(ledger.map(({ pending }) => pending)));
  expect(sum(shown.map(({ settled }) => settled))).toBe(sum(ledger.map(({ payable }) => payable)));
  expect(shown.reduce((jobs, week) => jobs + week.jobs, 0)).toBe(ledger.length);
  const records = await recordsOf(market, from, addDays(from, 7 * weeks - 1));
  const filed = records.map((fields) => ({ booking_id: fields[9], amount: fields[8] }));
  expect(filed.toSorted((a, b) => String(a.booking_id).localeCompare(String(b.booking_id)))).toEqual(
    ledger
      .toSorted(byId)
      .map(({ booking_id, pending, payable }) => ({ booking_id, amount: pending === '0.00' ? payable : pending })),
  );
}

const Booked = { customer_total: z.string(), provider_payout: z.string(), refunded: z.string() };
const AdminPayments = z.object({ items: z.array(z.object({ booking_id: z.string(), ...Booked })) });

/** Admins read the same in the list of payments, in its file and on the page of a booking. */
async function expectAdminsRead(market: Market, ids: readonly string[]): Promise<void> {
  const period = 'from=2026-11-20&to=2026-11-30';
  const { body } = await market.ask('admin', 'GET', `/api/v1/admin/payments?${period}&limit=50&order=newest`);
  const listed = AdminPayments.parse(body).items;
  const file = await market.ask('admin', 'GET', `/api/v1/admin/figures.csv?${period}&table=payments&language=en`);
  const records = String(file.body).trimEnd().split('\r\n');
  for (const id of ids) {
    const account = await accountsOf(product, id);
    const row = listed.find(({ booking_id }) => booking_id === id);
    const payout = piastres(
      -fromDecimal(account.provider_pending ?? '0.00') - fromDecimal(account.provider_payable ?? '0.00'),
    );
    expect(row, id).toMatchObject({ customer_total: account.gateway ?? '0.00', provider_payout: toDecimal(payout) });
    expect(row?.refunded, id).toBe(await paidBack(id));
    const record = records.find((line) => line.endsWith(id));
    expect(record, id).toContain(`,${toDecimal(payout)},${row?.refunded},${id}`);
    const page = await market.ask('admin', 'GET', `/api/v1/admin/bookings/${id}`);
    expect(page.body, id).toMatchObject({ booking: { earnings: { provider_payout: toDecimal(payout) } } });
  }
}

/** What the ledger has given back to a customer. */
async function paidBack(id: string): Promise<string> {
  const [row] = await product.owner.execute(sql`select coalesce(-sum(amount), 0)::numeric(12,2)::text as amount
    from ledger_entries where booking_id = ${id} and account = 'gateway' and amount < 0`);
  return String(row?.amount);
}

/** What may become of a booking, by the calls of people and by the clock. */
const ENDS = {
  settled: async (market, { id, starts_at, ends_at }) => {
    at(starts_at);
    await market.step('customer', id, 'start');
    at(ends_at);
    await market.step('provider', id, 'finish');
    await market.step('customer', id, 'confirm-completion');
  },
  unsettled: async (market, { id, starts_at, ends_at }) => {
    at(starts_at);
    await market.step('customer', id, 'start');
    at(ends_at);
    await market.step('provider', id, 'finish');
  },
  'cancelled late': async (market, { id, starts_at }) => {
    at(starts_at, -20 * HOUR);
    await market.step('customer', id, 'cancel');
  },
  'customer absent': async (market, { id, starts_at }) => {
    at(starts_at, HOUR / 2);
    await market.step('provider', id, 'customer-absent');
  },
  'provider cancels': (market, { id }) => market.step('provider', id, 'cancel', { reason: 'The kiln is broken.' }),
  'cancelled free': (market, { id }) => market.step('customer', id, 'cancel'),
  'still to come': async () => undefined,
} satisfies Record<
  string,
  (market: Market, booking: { id: string; starts_at: string; ends_at: string }) => Promise<unknown>
>;

test('after all ways in which bookings end, lines, weeks, files and what admins read equal the ledger to the piastre', async () => {
  // Odd prices, whose halves and shares are rounded.
  const market = await openMarket(product, { base_price: '333.37' });
  const ends = Object.values(ENDS);
  const bookings = [];
  for (const [index, end] of ends.entries()) {
    const starts_at = hoursFrom(product.clock.now, 60 + index * 5);
    bookings.push({ end, booking: await market.confirmed({ starts_at }) });
  }
  const declined = await market.request({ starts_at: hoursFrom(product.clock.now, 150) });
  await market.step('provider', declined.id, 'decline', { reason: 'I am away.' });
  await product.work();
  await expectLedger(market);
  const ids = [declined.id, ...bookings.map(({ booking }) => booking.id)];
  await expectAdminsRead(market, ids);
  for (const { end, booking } of bookings) {
    await end(market, booking);
    await product.work();
    await expectLedger(market);
  }
  // The rest is settled or released by the clock.
  at(product.clock.now.toISOString(), 48 * HOUR);
  await product.work();
  await expectLedger(market);
  await expectAdminsRead(market, ids);
}, 120_000);

test('an accepted job counts before its capture, and a cancelled one no more before the refund is done', async () => {
  const market = await openMarket(product);
  const { id } = await market.request({ starts_at: hoursFrom(product.clock.now, 80) });
  const [week] = (await weeksOf(market, `?from=2026-11-22&weeks=1`)).map(({ pending, jobs }) => ({ pending, jobs }));
  expect(week).toEqual({ pending: '0.00', jobs: 0 });
  await market.step('provider', id, 'accept');
  expect(await weeksOf(market, `?from=2026-11-28&weeks=1`)).toEqual([
    { week: '2026-11-22', pending: '337.50', settled: '0.00', jobs: 1 },
  ]);
  await product.work();
  await market.step('customer', id, 'cancel');
  expect((await ledgerOf(market)).length).toBe(1);
  expect(await linesOf(market, '2026-11-22')).toEqual([]);
  const refused = await market.book({ starts_at: hoursFrom(product.clock.now, 85) });
  await market.pay(refused.id, CARDS.noCapture);
  await market.step('provider', refused.id, 'accept');
  await product.work();
  expect(await linesOf(market, '2026-11-22')).toEqual([]);
});

test('a job belongs to the Cairo week of its start, also in the weeks of the summer-time changes', async () => {
  for (const [opened, before, after] of [
    // The last half hour of Saturday and the first of Sunday; summer time ends and begins in these weeks.
    ['2026-10-23T09:00:00Z', '2026-10-31T21:30:00.000Z', '2026-10-31T22:00:00.000Z'],
    ['2027-04-23T09:00:00Z', '2027-05-01T20:30:00.000Z', '2027-05-01T21:00:00.000Z'],
  ] as const) {
    at(opened);
    const market = await openMarket(product, { duration_minutes: 30 });
    await product.owner.execute(
      sql`update provider_profiles set travel_buffer_minutes = 0 where id = ${market.provider.id}`,
    );
    for (const starts_at of [before, after]) await market.confirmed({ starts_at });
    const sunday = cairoDay(new Date(after));
    const weeks = await weeksOf(market, `?from=${addDays(sunday, -1)}&weeks=2`);
    expect(weeks.map(({ week, jobs }) => [week, jobs])).toEqual([
      [addDays(sunday, -7), 1],
      [sunday, 1],
    ]);
    for (const [week, start] of [
      [addDays(sunday, -7), before],
      [sunday, after],
    ] as const)
      expect((await linesOf(market, week)).map(({ starts_at }) => starts_at)).toEqual([start]);
    expect((await recordsOf(market, sunday, sunday)).map(([week, day, time]) => [week, day, time])).toEqual([
      [sunday, sunday, '00:00'],
    ]);
  }
});

test('the file is private, in both languages, and runs no formula', async () => {
  const market = await openMarket(product);
  await product.owner.update(serviceCards).set({ title_en: '=1+1,"x"', title_ar: '@فخار؛ طين;' });
  await market.confirmed({ starts_at: '2026-11-24T08:00:00.000Z' });
  const response = await fetch(`${product.address}${EARNINGS}.csv?from=2026-11-22&to=2026-11-28`, {
    headers: await market.as.provider(),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('hirfa-earnings-2026-11-22-2026-11-28.csv');
  const [head = '', line = '', end] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toContain('Week from,Day,Time,Job');
  expect(line).toMatch(
    /^2026-11-22,2026-11-24,10:00,"'=1\+1,""x""",Job,Pending,450\.00,112\.50,337\.50,[0-9a-f-]{36}$/,
  );
  expect(end).toBe('');
  const { body } = await market.ask('provider', 'GET', `${EARNINGS}.csv?from=2026-11-22&to=2026-11-28&language=ar`);
  expect(String(body)).toContain(`2026-11-22;2026-11-24;10:00;"'@فخار؛ طين;";عمل;قيد التسوية;450.00;112.50;337.50;`);
});

test('only a verified provider reads earnings, their own; a suspended one, too', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  await market.confirmed({ starts_at: '2026-11-24T08:00:00.000Z' });
  const calls = [EARNINGS, `${EARNINGS}/lines?week=2026-11-22`, `${EARNINGS}.csv?from=2026-11-22&to=2026-11-28`];
  const applicant = await market.world.provider(await market.world.category(), { verification_status: 'pending' });
  const headers = await (await signedIn(product, applicant.user_id))();
  for (const call of calls) {
    expect(refusalOf(await ask(product, 'GET', call))).toBe('authentication_required');
    expect(refusalOf(await ask(product, 'GET', call, { headers }))).toBe('provider_required');
    for (const who of ['customer', 'admin'] as const)
      expect(refusalOf(await market.ask(who, 'GET', call))).toBe('provider_required');
    expect(JSON.stringify((await other.ask('provider', 'GET', call)).body)).not.toContain('337.50');
  }
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${market.provider.id}`);
  for (const call of calls) {
    const { status, body }: Answer = await market.ask(
      'provider',
      'GET',
      `${call}${call === EARNINGS ? '?from=2026-11-22' : ''}`,
    );
    expect([status, JSON.stringify(body).includes('337.50')]).toEqual([200, true]);
  }
  const wrong = [
    '?weeks=54',
    '?from=2026-02-30',
    '/lines',
    '.csv?from=2026-11-22&to=2026-11-21',
    '.csv?from=2024-01-01&to=2026-11-21',
  ];
  for (const query of wrong)
    expect(refusalOf(await market.ask('provider', 'GET', `${EARNINGS}${query}`)), query).toBe('invalid_input');
});
