import { addDays, weekOf } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { ledgerOf as accountsOf } from '../../testing/money.ts';
import { useLedger, weeksOf, linesOf, recordsOf, sum } from './testing/earnings.ts';

const { product, at, ledgerOf } = useLedger();

const HOUR = 3_600_000;
const START = '2026-11-21T09:00:00.000Z';
beforeEach(() => void (product.clock.now = new Date(START)));

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
  const filed = records.map((fields) => ({ booking_id: fields[11], amount: fields[10] }));
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
