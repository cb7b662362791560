import type { Booking } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { rebuildFigures } from '../../admin/index.ts';
import { rebuildMetrics } from '../../bookings/index.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../calls.ts';
import { bookingOf, CARDS, hoursFrom, type Market, openMarket } from '../market.ts';
import type { TestProduct } from '../product.ts';

const USES_PER_MARKET = 20;
const HOUR_MS = 3_600_000;

/** The people of a market count as people of the demo. */
export async function markPeople({ owner }: Pick<TestProduct, 'owner'>, { customer, provider }: Market): Promise<void> {
  await owner.execute(sql`update profiles set is_test = true where user_id in (${customer.id}, ${provider.user_id})`);
}

/** How far a booking gets before somebody deletes it. */
const LIVES = [
  'unpaid',
  'page open',
  'declined by the bank',
  'requested',
  'declined',
  'confirmed',
  'accepted but not captured',
  'refused to capture',
  'cancelled in time',
  'cancelled late',
  'started',
  'finished',
  'settled',
  'charged back',
] as const;
export type Life = (typeof LIVES)[number];

/** Books the first free time after so many hours. */
async function bookNext(product: TestProduct, market: Market, hours: number): Promise<Booking> {
  const answer = await market.tryToBook({ starts_at: hoursFrom(product.clock.now, hours) });
  if (answer.status === 409 && refusalOf(answer) === 'slot_taken') return bookNext(product, market, hours + 2);
  return bookingOf(answer);
}

/** Brings a new booking so far; returns its id. */
export async function liveUntil(product: TestProduct, market: Market, life: Life): Promise<string> {
  const pass = (instant: string) => void (product.clock.now = new Date(instant));
  const isSoon = ['cancelled late', 'started', 'finished', 'settled'].includes(life);
  const { id, starts_at, ends_at } = await bookNext(product, market, isSoon ? 4 : 72);
  if (life === 'unpaid') return id;
  if (life === 'page open') return (await market.openCheckout(id), id);
  if (life === 'declined by the bank') return (await market.pay(id, CARDS.declined), id);
  await market.pay(id, life === 'refused to capture' ? CARDS.noCapture : CARDS.good);
  if (life === 'requested') return id;
  await market.step(
    'provider',
    id,
    life === 'declined' ? 'decline' : 'accept',
    life === 'declined' ? { reason: 'No.' } : {},
  );
  if (life === 'accepted but not captured') return id;
  await product.work();
  if (life === 'cancelled in time' || life === 'cancelled late') await market.step('customer', id, 'cancel');
  if (life === 'charged back')
    await product.owner.execute(sql`update bookings set payment_status = 'charged_back' where id = ${id}`);
  if (!['started', 'finished', 'settled'].includes(life)) return id;
  pass(starts_at);
  await market.step('customer', id, 'start');
  if (life === 'started') return id;
  pass(ends_at);
  await market.step('provider', id, 'finish');
  if (life === 'settled') await market.step('customer', id, 'confirm-completion');
  await product.work();
  return id;
}

/**
 * Uses the test tools so many times, on bookings of marked and of other people in every state, also while their people
 * act, while the gateway does not answer, and twice at once. Returns how often each answer was given.
 */
export async function useTestTools(product: TestProduct, uses: number, random: () => number) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const answers: Record<string, number> = {};
  const count = (answer: string) => void (answers[answer] = (answers[answer] ?? 0) + 1);
  let market = await openMarket(product);
  const made: string[] = [];
  const remove = async (id: string) => {
    const answer = await market.ask('admin', 'POST', '/functions/v1/admin-delete-booking-by-id', { booking_id: id });
    count(answer.status === 200 ? 'ok' : refusalOf(answer));
  };
  for (let use = 0; use < uses; use += 1) {
    if (use % USES_PER_MARKET === 0) {
      market = await openMarket(product);
      if (random() < 0.8) await markPeople(product, market);
    }
    const id = await liveUntil(product, market, LIVES[use % LIVES.length] ?? 'unpaid');
    made.push(id);
    const way = pick(['once', 'twice', 'while they act', 'no gateway', 'unknown', 'before', 'reset', 'never'] as const);
    if (way === 'once' || way === 'twice') await Promise.all([remove(id), ...(way === 'twice' ? [remove(id)] : [])]);
    if (way === 'while they act') {
      const step = pick(['withdraw', 'cancel', 'accept', 'checkout'] as const);
      const who = step === 'accept' ? 'provider' : 'customer';
      const body = step === 'checkout' ? { language: 'en' } : {};
      await Promise.all([remove(id), market.ask(who, 'POST', `/api/v1/bookings/${id}/${step}`, body)]);
    }
    if (way === 'no gateway') await withoutGateway(product, () => remove(id));
    if (way === 'unknown') await remove(newId());
    if (way === 'before') await remove(pick(made));
    if (way === 'reset') await market.ask('admin', 'POST', '/api/v1/admin/test-tools/reset', {});
    await product.work();
    product.clock.now = new Date(product.clock.now.getTime() + HOUR_MS);
  }
  await finishDeletions(product);
  return answers;
}

async function withoutGateway(product: TestProduct, work: () => Promise<void>): Promise<void> {
  const { gateway } = product.services;
  const fail = () => Promise.reject(new Error('the gateway does not answer'));
  product.services.gateway = new Proxy(gateway, { get: () => fail });
  await work();
  await product.work();
  product.services.gateway = gateway;
}

/** What failed is repeated much later by itself. */
async function finishDeletions(product: TestProduct): Promise<void> {
  const rows = await product.owner.execute<{ id: string }>(
    sql`select booking_id as id from deleted_bookings where deleted_at is null`,
  );
  for (const { id } of rows) await product.runJob('delete_booking', id);
  const open = await product.owner.execute<{ id: string }>(
    sql`select distinct booking_id as id from payment_operations where state in ('requested', 'sent')`,
  );
  for (const { id } of open) await product.runJob('run_operations', id);
  await product.work();
}

/** Everything in which the books, the gateway and the figures disagree. */
export async function disagreements(product: TestProduct): Promise<unknown[]> {
  const { owner, services, clock } = product;
  const found: unknown[] = [];
  const payments = await owner.execute<{ id: string; held: string; ledger: string; checkouts: string[] }>(sql`
    select booking_id as id, held::text, (select coalesce(sum(amount) filter (where account = 'gateway'), 0.00)::text
        from ledger_entries as entry where entry.booking_id = payments.booking_id) as ledger,
      array(select checkout_id from payment_attempts as attempt
        where attempt.booking_id = payments.booking_id and checkout_id is not null) as checkouts from payments`);
  for (const { id, held, ledger, checkouts } of payments) {
    let gateway = 0;
    for (const checkout of checkouts) {
      const answer = await services.gateway.readCheckout(checkout);
      gateway += 'refused' in answer ? 0 : answer.held;
    }
    const shown = (gateway / 100).toFixed(2);
    if (shown !== held || shown !== ledger) found.push({ id, held, ledger, gateway: shown });
  }
  const odd = await owner.execute(sql`
    select 'not gone' as problem, booking_id from deleted_bookings where deleted_at is null
    union all select 'no reason', booking_id from payments where booking_id not in (select id from bookings)
      and booking_id not in (select booking_id from deleted_bookings)
    union all select 'owed', booking_id from ledger_entries where booking_id in (select booking_id from deleted_bookings)
      group by booking_id, account having sum(amount) <> 0
    union all select 'left', entity_id from deadlines where entity_id in (select booking_id from deleted_bookings)`);
  found.push(...odd);
  const figures = () =>
    owner.execute(sql`
      select to_jsonb(daily_revenue) as day from daily_revenue where total_jobs <> 0
      union all select to_jsonb(daily_area_jobs) from daily_area_jobs where total_jobs <> 0 order by day`);
  const counted = await figures();
  const recounted = await rebuildFigures({ ctx: { db: owner } });
  const rebuilt = await figures();
  if (recounted !== 0 || JSON.stringify(counted) !== JSON.stringify(rebuilt)) found.push({ counted, rebuilt });
  const changed = await rebuildMetrics({ ctx: { db: owner, now: clock.now } });
  if (changed !== 0) found.push({ changed_metrics: changed });
  return found;
}
