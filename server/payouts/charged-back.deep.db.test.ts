import { PayoutDesk } from '@hirfa/contract/payouts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { bankOf } from '../testing/chargebacks/bank.ts';
import { startJob } from '../testing/disputes/sides.ts';
import { hoursFrom, passHours } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import { endWeek, payoutsOf, settledJob } from '../testing/payouts/sides.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
type Settled = Awaited<ReturnType<typeof settledJob>>;

/** Another job of EGP 450 of the same provider is settled. */
async function settleAnother({ market }: Settled): Promise<string> {
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await startJob(product, market, booking);
  product.clock.now = new Date(booking.ends_at);
  await market.step('provider', booking.id, 'finish');
  await passHours(product, 24);
  return booking.id;
}

const Sums = z.tuple([z.object({ paid: z.string(), sent: z.string(), payable: z.string() })]);

/** What the books have of a provider: paid, on its way, and owed (below zero: the provider owes it). */
async function booksOf({ market }: Settled) {
  const of = (account: string) =>
    sql`coalesce(-sum(amount) filter (where account = ${account}), 0)::numeric(12,2)::text`;
  const rows = await product.owner.execute(sql`select ${of('bank_payouts')} as paid, ${of('payout_sent')} as sent,
      ${of('provider_payable')} as payable
    from ledger_entries join payments using (booking_id) where provider_id = ${market.provider.id}`);
  return Sums.parse([...rows])[0];
}

/** Takes and keeps the money of a paid job, and an admin lets the provider bear it. */
async function loseToBank(settled: Settled): Promise<void> {
  const { press, bear } = bankOf(product, settled.market, settled.booking.id);
  await press('take');
  await press('lose');
  expect((await bear('provider')).status).toBe(200);
  await product.work();
}

test('what a provider was paid and a bank took back is a negative line of the next payout', async () => {
  const settled = await settledJob(product);
  const { send, confirm, rows, next, desk, tryExport } = payoutsOf(product, settled.market);
  await endWeek(product);
  await confirm({ [`H${(await send()).number}-1`]: 'paid' });
  expect(await booksOf(settled)).toEqual({ paid: '337.50', sent: '0.00', payable: '0.00' });

  await loseToBank(settled);
  expect(await ledgerOf(product, settled.booking.id)).toEqual({
    bank_payouts: '-337.50',
    provider_payable: '337.50',
    losses: '201.15',
    commission: '-112.50',
    platform_fee: '-22.50',
    vat: '-66.15',
  });
  expect(await next()).toMatchObject({ open: null, coming: { amount: '-337.50', is_carried_over: true } });
  await endWeek(product);
  expect(refusalOf(await tryExport()), 'nobody is paid less than nothing').toBe('state_changed');

  const second = await settleAnother(settled);
  await endWeek(product);
  expect(await rows(), 'the debt takes all of it').toMatchObject([{ state: 'paid', amount: '337.50' }]);
  const third = await settleAnother(settled);
  await endWeek(product);
  expect(await rows()).toMatchObject([{ state: 'paid' }, { state: 'open', amount: '337.50' }]);
  const lines = await product.owner.execute(sql`select booking_id, entries.amount::text from payout_entries as entries
    join payouts on payouts.id = payout_id where state = 'open' and provider_id = ${settled.market.provider.id}
    order by entries.amount, booking_id`);
  expect([...lines]).toEqual([
    { booking_id: settled.booking.id, amount: '-337.50' },
    ...[second, third].toSorted().map((booking_id) => ({ booking_id, amount: '337.50' })),
  ]);

  const sent = await send();
  expect(sent).toMatchObject({ payouts: 1, total: '337.50' });
  expect(await booksOf(settled)).toEqual({ paid: '337.50', sent: '337.50', payable: '0.00' });
  await confirm({ [`H${sent.number}-1`]: 'paid' });
  expect(await booksOf(settled)).toEqual({ paid: '675.00', sent: '0.00', payable: '0.00' });
  const all = PayoutDesk.parse(await desk());
  expect(all.ledger).toMatchObject({ payable: '0.00', sent: '0.00', paid: all.paid.amount });
});

test('what a bank takes while a payout is on its way is netted from the next one, or from what comes back', async () => {
  const settled = await settledJob(product);
  const { send, confirm, next } = payoutsOf(product, settled.market);
  await endWeek(product);
  const reference = `H${(await send()).number}-1`;
  await loseToBank(settled);
  expect(await booksOf(settled)).toEqual({ paid: '0.00', sent: '337.50', payable: '-337.50' });
  expect(await next()).toMatchObject({ coming: { amount: '-337.50' } });
  expect((await confirm({ [reference]: 'returned' })).status).toBe(200);
  expect(await booksOf(settled), 'nobody owes anything').toEqual({ paid: '0.00', sent: '0.00', payable: '0.00' });
});

test('a chargeback that is open, or that the provider wins, leaves what was paid', async () => {
  const settled = await settledJob(product);
  const { send, confirm, next } = payoutsOf(product, settled.market);
  await endWeek(product);
  await confirm({ [`H${(await send()).number}-1`]: 'paid' });
  const { press } = bankOf(product, settled.market, settled.booking.id);
  for (const step of ['take', 'win'] as const) {
    await press(step);
    expect(await booksOf(settled)).toEqual({ paid: '337.50', sent: '0.00', payable: '0.00' });
    expect(await next()).toMatchObject({ coming: { amount: '0.00' } });
  }
});
