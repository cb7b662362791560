import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Market } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { confirmedIn, laterBy as later } from '../../testing/reschedule/sides.ts';

const product = useProduct();
const HOUR = 3_600_000;

/** The types of which both people were notified, and the lines of their chat. */
async function toldOf({ customer, provider }: Market, id: string) {
  await product.work();
  const rows = await product.owner.execute(sql`select user_id, type from notifications
    where metadata ->> 'booking_id' = ${id} and type like '%\_time\_%' or metadata ->> 'booking_id' = ${id} and type like '%\_moved'
    order by id`);
  const names = new Map<unknown, string>([
    [customer.id, 'customer'],
    [provider.user_id, 'provider'],
  ]);
  return rows.map(({ user_id, type }) => `${names.get(user_id)}: ${String(type)}`);
}

test('the other side is told of each step, and who proposed of what ran out', async () => {
  const { market, booking, propose, accept, decline, withdraw } = await confirmedIn(product, 72);
  const to = later(booking.starts_at, 24);
  await propose('customer', [to]);
  expect(await toldOf(market, booking.id)).toEqual(['provider: job_time_proposed']);
  await decline('provider');
  expect((await toldOf(market, booking.id)).slice(1)).toEqual(['customer: booking_time_kept']);
  await propose('provider', [to]);
  await withdraw('provider');
  expect((await toldOf(market, booking.id)).slice(2)).toEqual([
    'customer: booking_time_proposed',
    'customer: booking_time_kept',
  ]);
  await propose('customer', [to]);
  await accept('provider', to);
  expect((await toldOf(market, booking.id)).slice(4)).toEqual([
    'provider: job_time_proposed',
    'customer: booking_moved',
  ]);
  await propose('provider', [later(to, 5)]);
  product.clock.now = new Date(product.clock.now.getTime() + 24 * HOUR);
  await product.work();
  expect((await toldOf(market, booking.id)).slice(6)).toEqual([
    'customer: booking_time_proposed',
    'provider: job_time_kept',
  ]);
  const lines = await product.owner.execute(
    sql`select data ->> 'line' as line from messages where booking_id = ${booking.id} and kind = 'system' order by seq`,
  );
  expect(lines.map(({ line }) => line)).toEqual([
    'accepted',
    'time_proposed',
    'time_kept',
    'time_proposed',
    'time_kept',
    'time_proposed',
    'rescheduled',
    'time_proposed',
    'time_kept',
  ]);
});

test('the database refuses a new time that nobody has agreed to, whoever writes it', async () => {
  const { booking, propose, market } = await confirmedIn(product);
  const to = later(booking.starts_at, 5);
  await propose('customer', [to]);
  const move = () =>
    product.owner.execute(sql`update bookings set starts_at = ${to}, ends_at = ${later(to, 1)},
      free_until_at_most = coalesce(free_until_at_most, now()) where id = ${booking.id}`);
  const refused = { cause: { constraint: 'moved_as_agreed' } };
  await expect(move()).rejects.toMatchObject(refused);
  const accept = sql`update booking_proposals set outcome = 'accepted', decided_at = now(), chosen_at = times[1]
    where booking_id = ${booking.id}`;
  // For another length.
  await expect(
    product.owner.transaction(async (tx) => {
      await tx.execute(accept);
      await tx.execute(sql`update bookings set starts_at = ${to}, ends_at = ${later(to, 2)},
        free_until_at_most = now() where id = ${booking.id}`);
    }),
  ).rejects.toMatchObject(refused);
  const second = product.owner.execute(sql`insert into booking_proposals
    (id, booking_id, by_part, times, proposed_at, open_until)
    select gen_random_uuid(), booking_id, 'provider', times, proposed_at, open_until from booking_proposals
    where booking_id = ${booking.id}`);
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'booking_proposals_open' } });
  const forgotten = product.owner.execute(
    sql`update bookings set proposal_by = null, proposal_until = null where id = ${booking.id}`,
  );
  await expect(forgotten).rejects.toMatchObject({ cause: { constraint: 'booking_has_proposal' } });
  expect((await market.read('customer', booking.id)).starts_at).toBe(booking.starts_at);
});
