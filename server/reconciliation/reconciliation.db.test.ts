import { Reconciliation } from '@hirfa/contract/reconciliation';
import { addDays, cairoDay, cairoInstant } from '@hirfa/domain/market';
import { piastres } from '@hirfa/domain/payments';
import { UNDO_MS } from '@hirfa/domain/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { NOBODY } from '../kernel/repeated-work.ts';
import { newId } from '../platform/ids.ts';
import { refusalOf } from '../testing/calls.ts';
import { CARDS, hoursFrom, type Market, openMarket, payAt, WALLETS } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { openQueue } from '../testing/queue.ts';

const product = useProduct();
const Nights = z.object({ items: z.array(Reconciliation), open_differences: z.int() });
const Names = z.array(z.object({ id: z.string() })).min(1);

/** The next time at which the gateway is compared. */
async function night() {
  const { now } = product.clock;
  const days = [cairoDay(now), addDays(cairoDay(now), 1)].flatMap((day) => cairoInstant(day, 300) ?? []);
  product.clock.now = days.find((at) => at > now) ?? now;
  await product.owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
    values ('reconciliation.night', ${NOBODY}, ${product.clock.now.toISOString()}::timestamptz) on conflict do nothing`);
  await product.work();
}

const nightsOf = async (market: Market) =>
  Nights.parse((await market.ask('admin', 'GET', '/api/v1/admin/reconciliations')).body);
const checkoutOf = async (booking: string) => {
  const rows = await product.owner.execute(
    sql`select checkout_id as id from payment_attempts where booking_id = ${booking} and state = 'authorized'`,
  );
  return Names.parse([...rows])[0]?.id ?? '';
};
const differencesOf = async (booking: string | null) => {
  const rows = await product.owner.execute(sql`select kind, amount_there::text as there, amount_here::text as here,
      agreed_at is not null as agreed, note
    from reconciliation_differences where booking_id is not distinct from ${booking}::uuid order by found_at, id`);
  return [...rows];
};
/** Money that only the books have. */
const record = (booking: string, amount: string) =>
  product.owner.transaction(async (tx) => {
    const cause = newId();
    await tx.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      values (${booking}, 'gateway', ${amount}, ${cause}, ${product.clock.now.toISOString()}::timestamptz),
        (${booking}, 'vat', ${`-${amount}`.replace('--', '')}, ${cause}, ${product.clock.now.toISOString()}::timestamptz)`);
  });

test('payments, refunds and chargebacks of a day agree with what the gateway lists', async () => {
  const market = await openMarket(product);
  await night();
  expect((await nightsOf(market)).items).toMatchObject([{ state: 'first', compared: 0 }]);
  const kept = await market.confirmed();
  const cancelled = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 60) });
  await market.step('customer', cancelled.id, 'cancel');
  const late = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 10) });
  await market.step('customer', late.id, 'cancel');
  const byWallet = await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
  await payAt(await market.openCheckout(byWallet.id, 'wallet'), WALLETS.good);
  await product.work();
  await market.step('provider', byWallet.id, 'accept');
  await product.work();
  const declined = await market.book({ starts_at: hoursFrom(product.clock.now, 80) });
  await payAt(await market.openCheckout(declined.id, 'wallet'), WALLETS.good);
  await product.work();
  await market.step('provider', declined.id, 'decline', { reason: 'too_busy' });
  await product.work();
  const taken = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 90) });
  const bank = new URLSearchParams({ step: 'take' });
  await fetch(`${product.gateway}/checkout/${await checkoutOf(taken.id)}/bank`, { method: 'POST', body: bank });
  await product.work();
  await night();
  const { items, open_differences } = await nightsOf(market);
  expect(items[0]).toMatchObject({ state: 'done', tries: 1, compared: 6 });
  expect(open_differences).toBe(0);
  for (const { id } of [kept, cancelled, late, byWallet, declined, taken]) expect(await differencesOf(id)).toEqual([]);
  for (const who of ['customer', 'provider'] as const)
    expect(refusalOf(await market.ask(who, 'GET', '/api/v1/admin/reconciliations'))).toBe('admin_required');
});

test('what only one side has is one difference, which closes by itself once both agree', async () => {
  const market = await openMarket(product);
  await night();
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 240) });
  await record(id, '12.50');
  await night();
  const open = [{ kind: 'missing_at_gateway', there: '0.00', here: '12.50', agreed: false, note: null }];
  expect(await differencesOf(id)).toEqual(open);
  await product.runJob('reconcile_day', (await nightsOf(market)).items[0]?.day ?? '');
  await night();
  expect(await differencesOf(id)).toEqual(open);
  await record(id, '-12.50');
  await night();
  expect(await differencesOf(id)).toEqual([{ ...open[0], agreed: true }]);
  await record(id, '12.50');
  await night();
  expect(await differencesOf(id)).toHaveLength(2);
});

test('an admin sees money that was sent back by hand, writes what it was, and it stays closed', async () => {
  const queue = await openQueue(product);
  const { market } = queue;
  await night();
  const { id } = await market.confirmed();
  const checkout = await checkoutOf(id);
  const { gateway } = product.services;
  const before = await gateway.readCheckout(checkout);
  const held = 'held' in before ? before.held : 0;
  await gateway.refund(checkout, piastres(5000), newId(), piastres(held - 5000));
  await night();
  const [item] = (await queue.all({ kind: 'difference' })).filter(
    (one) => 'booking_id' in one && one.booking_id === id,
  );
  expect(item).toMatchObject({
    kind: 'difference',
    difference: 'missing_in_books',
    gateway: 'sandbox',
    movement: 'refund',
    amount_there: '-50.00',
    amount_here: '0.00',
    title_en: expect.any(String),
  });
  const decision = { kind: 'difference' as const, entity_id: item?.id ?? '', decision: 'close' };
  expect(refusalOf(await queue.tryToDecide('hany', { ...decision, reason: null }))).toBe('invalid_input');
  const reason = 'A goodwill refund, made by hand in the dashboard.';
  await queue.decide({ ...decision, reason });
  await queue.pass(UNDO_MS);
  expect(await differencesOf(id)).toMatchObject([{ note: reason }]);
  await night();
  expect(await differencesOf(id)).toMatchObject([{ note: reason, agreed: false }]);
  expect((await queue.all({ kind: 'difference' })).some(({ id: open }) => open === item?.id)).toBe(false);
  const log = await queue.call('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${item?.id}&action=difference.close`);
  expect(log.body).toMatchObject({
    items: [{ before: { what: 'missing_in_books', amount_there: '-50.00' }, after: { reason } }],
  });
  expect(refusalOf(await queue.tryToDecide('dina', { ...decision, reason }))).toBe('state_changed');
});

test('money of no payment is a difference, unless it has gone back', async () => {
  const market = await openMarket(product);
  await night();
  const { gateway } = product.services;
  const pay = async () => {
    const order = {
      attempt_id: newId(),
      booking_id: newId(),
      amount: piastres(7000),
      method: 'card' as const,
      saves_card: false,
      card_token: null,
      payer: { name: 'A Stranger', email: null, phone: null },
      description: 'Something else',
      language: 'en' as const,
      return_url: product.address,
      webhook_url: `${product.address}/api/v1/webhooks/sandbox`,
      expires_at: new Date(product.clock.now.getTime() + 900_000),
    };
    const opened = await gateway.openCheckout(order);
    if ('refused' in opened) throw new Error(opened.code);
    await payAt(opened.url ?? '', CARDS.good);
    await gateway.capture(opened.id, piastres(7000), newId());
    return opened.id;
  };
  await pay();
  const back = await pay();
  await gateway.refund(back, piastres(7000), newId(), piastres(0));
  await night();
  expect(await differencesOf(null)).toEqual([
    { kind: 'missing_in_books', there: '70.00', here: '0.00', agreed: false, note: null },
  ]);
  const items = (await nightsOf(market)).items.map(({ state }) => state);
  expect(items.filter((state) => state !== 'done')).toEqual(['first']);
});
