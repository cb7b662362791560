import { cairoDay } from '@hirfa/domain/market';
import { businessRevenue, fromDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { openMarket } from '../../testing/market.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { rebuildFigures } from './rebuild-figures.ts';

const product = useProduct();

/** Bookings on several days, as copies of a confirmed one; in two areas, or online. */
async function copyBookings(count: number): Promise<string[]> {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const other = await market.world.area();
  const ids = Array.from({ length: count }, () => newId());
  await product.owner.transaction(async (tx) => {
    // Only what is counted is tried here: the copies have no slots.
    await tx.execute(sql`alter table bookings disable trigger live_booking_has_slot`);
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [index, copy] of ids.entries()) {
      const isOnline = index % 3 === 2;
      const area = {
        mode: isOnline ? 'online' : 'in_person',
        area_id: isOnline ? null : [market.area, other][index % 3]?.id,
      };
      // Either side of midnight in Cairo.
      const created_at = `2026-11-${10 + (index % 4)}T${index % 2 === 0 ? '21:59:59' : '22:00:00'}Z`;
      await tx.execute(sql`insert into bookings select copied.* from bookings as booking,
        lateral jsonb_populate_record(booking, ${JSON.stringify({ id: copy, ...area })}) as copied where booking.id = ${id}`);
      await tx.execute(sql`insert into payments select copied.* from payments as payment,
        lateral jsonb_populate_record(payment, ${JSON.stringify({ booking_id: copy, created_at })}) as copied where payment.booking_id = ${id}`);
    }
  });
  await rebuildFigures({ ctx: { db: product.owner } });
  return ids;
}

const Money = z.string().transform(fromDecimal);
const BookingRow = z.object({
  area_id: z.string().nullable(),
  status: z.string(),
  payment_status: z.string(),
  authorized_at: z.unknown(),
  completed_at: z.unknown(),
  created_at: z.coerce.date(),
  subtotal: Money,
  platform_fee: Money,
  provider_commission: Money,
  vat: Money,
  customer_total: Money,
});

/** What the figures have to be, counted slowly; in piastres. */
async function countSlowly() {
  const rows = z.array(BookingRow).parse(
    await product.owner.execute(sql`select area_id, status, payment_status, authorized_at, completed_at,
      payments.created_at, subtotal, payments.platform_fee, provider_commission, vat, customer_total
      from bookings join payments on booking_id = id`),
  );
  const days = new Map<string, number[]>();
  const areas = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, key: string, figures: number[]) =>
    to.set(
      key,
      figures.map((figure, index) => figure + (to.get(key)?.[index] ?? 0)),
    );
  for (const row of rows.filter(({ authorized_at }) => authorized_at !== null)) {
    const isSettled = row.completed_at !== null && ['captured', 'partially_refunded'].includes(row.payment_status);
    const ours = businessRevenue(row);
    const money = isSettled ? [row.customer_total, ours, row.vat] : [0, 0, 0];
    const day = cairoDay(row.created_at);
    add(days, day, [...money, 1, Number(isSettled), Number(row.status === 'cancelled')]);
    if (row.area_id !== null) add(areas, `${day} ${row.area_id}`, [money[0] ?? 0, 1, Number(isSettled)]);
  }
  return { days: sorted(days), areas: sorted(areas) };
}

const sorted = (counted: Map<string, number[]>) => [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1));

const Kept = z.array(z.looseObject({ key: z.string() }).catchall(z.coerce.number()));

async function keptFigures() {
  const read = async (query: ReturnType<typeof sql>) =>
    Kept.parse(await product.owner.execute(query)).map(({ key, ...figures }) => [key, Object.values(figures)]);
  return {
    days: await read(sql`select date::text as key, total_revenue * 100, business_revenue * 100 as b, vat_collected * 100 as c,
      total_jobs, completed_jobs, cancelled_jobs from daily_revenue where total_jobs > 0 order by 1`),
    areas: await read(sql`select date || ' ' || area_id as key, total_revenue * 100, total_jobs, completed_jobs
      from daily_area_jobs where total_jobs > 0 order by 1`),
  };
}

/** Columns of a booking at some point of its life, and of its payment. */
const settled = `status = 'completed', authorized_at = coalesce(authorized_at, now()), completed_at = '2026-11-20T10:00:00Z', cancelled_at = null, cancel_reason = null`;
const STEPS = [
  `update bookings set ${settled}, payment_status = 'captured' where id = $1`,
  `update bookings set ${settled}, payment_status = 'authorized' where id = $1`,
  `update bookings set ${settled}, payment_status = 'refunded' where id = $1`,
  `update bookings set payment_status = 'partially_refunded' where id = $1`,
  `update bookings set status = 'cancelled', completed_at = null, cancelled_at = now(), cancel_reason = 'declined' where id = $1`,
  `update bookings set authorized_at = now() where id = $1`,
  `update bookings set status = 'awaiting_acceptance', completed_at = null, cancelled_at = null, cancel_reason = null,
    authorized_at = null where id = $1`,
  `update payments set subtotal = 225.05, platform_fee = 0, vat = 31.51, provider_commission = 56.26, provider_payout = 168.79,
    customer_total = 256.56, held = 0 where booking_id = $1`,
  `update payments set subtotal = 450, platform_fee = 22.5, vat = 66.15, provider_commission = 112.5, provider_payout = 337.5,
    customer_total = 538.65, held = 0 where booking_id = $1`,
  `update payments set created_at = created_at + interval '1 day' where booking_id = $1`,
  `update bookings set area_id = null, mode = 'online' where id = $1`,
  `delete from bookings where id = $1`,
] as const;

async function connect(): Promise<Client> {
  const client = new Client(product.databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** What the database demands before it lets a booking go. */
async function letGo(client: Client, id: string): Promise<void> {
  await client.query(`delete from payments where booking_id = $1`, [id]);
  await client.query(`insert into deleted_bookings values ($1, now()) on conflict do nothing`, [id]);
}

test('the figures of days and areas equal a count from scratch after random lives of bookings', async () => {
  const ids = await copyBookings(12);
  await product.owner.execute(sql`update profiles set is_test = true`);
  const client = await connect();
  const step = fc.tuple(fc.nat(ids.length - 1), fc.constantFrom(...STEPS));
  const life = fc.array(fc.tuple(fc.array(step, { minLength: 1, maxLength: 4 }), fc.boolean()), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(life, async (transactions) => {
      for (const [steps, isKept] of transactions) {
        await client.query('begin');
        for (const [index, text] of steps) {
          if (text.startsWith('delete')) await letGo(client, ids[index] ?? '');
          await client.query(text, [ids[index]]);
        }
        await client.query(isKept ? 'commit' : 'rollback');
      }
      expect(await keptFigures()).toEqual(await countSlowly());
    }),
    { numRuns: 60 },
  );
  expect((await keptFigures()).days.length).toBeGreaterThan(0);
});

const SETTLE = STEPS[0];
const REFUND_PART = STEPS[7];

test('a job that is settled while its payment is refunded in part is counted with what was not refunded', async () => {
  const [id] = await copyBookings(1);
  const [settling, refunding, blocking] = [await connect(), await connect(), await connect()];
  const change = async () => {
    await product.owner.execute(sql.raw(STEPS[8].replace('$1', `'${id}'`)));
    await product.owner.execute(sql.raw(STEPS[1].replace('$1', `'${id}'`)));
    for (const client of [settling, refunding]) await client.query('begin');
    await settling.query(SETTLE, [id]);
    await refunding.query(REFUND_PART, [id]);
  };
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and query = 'commit' and wait_event_type = 'Lock'`;
  const areWaiting = async (count: number) => {
    await expect.poll(async () => (await product.owner.execute(waiting)).length).toBe(count);
  };

  await change();
  await refunding.query('commit');
  await settling.query('commit');
  expect(await keptFigures()).toEqual(await countSlowly());

  await change();
  // The first count has read everything and can not write yet, when the second one begins.
  await blocking.query('begin');
  await blocking.query('select from daily_revenue for update');
  const first = settling.query('commit');
  await areWaiting(1);
  const second = refunding.query('commit');
  await areWaiting(2);
  await blocking.query('commit');
  await Promise.all([first, second]);
  expect(await keptFigures()).toEqual(await countSlowly());
});

test('transactions that change bookings of the same days in opposite order do not wait for each other', async () => {
  const [one, other] = await copyBookings(2);
  const clients = [await connect(), await connect()];
  // The payment of each first, then the booking of the other, as a refund and a cancellation would meet.
  for (const [index, client] of clients.entries()) {
    await client.query('begin');
    await client.query(SETTLE, [[one, other][index]]);
  }
  for (const [index, client] of clients.entries()) await client.query(REFUND_PART, [[other, one][index]]);
  await Promise.all(clients.map((client) => client.query('commit')));
  expect(await keptFigures()).toEqual(await countSlowly());
});

test('a rebuild counts changes that are committed before, while and after it runs, and mends wrong figures', async () => {
  const ids = await copyBookings(6);
  const client = await connect();
  await client.query('begin');
  await client.query(SETTLE, [ids[0]]);
  await client.query(REFUND_PART, [ids[0]]);
  // The open transaction holds nothing that the rebuild needs.
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBe(0);
  const rebuilding = rebuildFigures({ ctx: { db: product.owner } });
  await client.query('commit');
  await rebuilding;
  expect(await keptFigures()).toEqual(await countSlowly());
  await product.owner.execute(sql`update daily_revenue set total_jobs = total_jobs + 1`);
  await product.owner.execute(sql`delete from daily_area_jobs`);
  await product.owner.execute(
    sql`update counted_bookings set completed_jobs = 0, total_revenue = 0 where booking_id = ${ids[0]}`,
  );
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBe(1);
  expect(await keptFigures()).toEqual(await countSlowly());
});

test('the bookings of a package are counted as they begin, with their shares', async () => {
  await rebuildFigures({ ctx: { db: product.owner } });
  const market = await openPackageMarket(product);
  const { id, bookings } = await packagesOf(product, market).begun();
  await market.step('customer', bookings[2]?.booking?.id ?? '', 'cancel');
  await product.work();
  expect((await market.read('customer', id)).package?.is_whole).toBe(false);
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBe(0);
});
