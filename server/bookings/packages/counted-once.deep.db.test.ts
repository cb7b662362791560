import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { begunPackage, openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { CARDS, passHours } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const List = z.object({ items: z.array(z.object({ id: z.string() })) });

test('lists, figures, notices and mails have a package once as a request, and each booking as a job', async () => {
  const market = await openPackageMarket(product);
  const { request, read } = packagesOf(product, market);
  const first = await request();
  const listed = async (list: string) =>
    List.parse((await market.ask('provider', 'GET', `/api/v1/provider/bookings?list=${list}`)).body).items.map(
      ({ id }) => id,
    );
  expect([await listed('requests'), await listed('new')]).toEqual([[first.id], [first.id]]);
  await market.step('provider', first.id, 'accept');
  await product.work();
  expect(await listed('new')).toEqual([first.id]);
  expect(await listed('upcoming')).toEqual([first.id]);
  const metrics = await market.ask('provider', 'GET', '/api/v1/provider/metrics');
  expect(metrics.body).toMatchObject({ acceptance_rate: 100, recent_requests: 1 });
  const told = async () =>
    (
      await product.owner.execute<{ type: string }>(sql`select type from notifications
        where metadata ->> 'booking_id' in (select id::text from bookings where package_id = ${first.id}) order by type`)
    ).map(({ type }) => type);
  expect(await told()).toEqual(['booking_confirmed', 'job_request', 'payment_received']);
  const begun = await read('customer', first.id);
  product.clock.now = new Date(Date.parse(begun.bookings[2]?.starts_at ?? '') - 24 * 3_600_000);
  await product.work();
  expect((await told()).filter((type) => type === 'booking_reminder')).not.toHaveLength(0);
});

const newsOf = async (id: string, types: readonly string[]) => {
  const rows = await product.owner.execute<{ type: string; message_en: string }>(sql`select type, message_en
    from notifications where type = any(${sql.param([...types])}::text[])
      and metadata ->> 'booking_id' in (select id::text from bookings where package_id = ${id}) order by type`);
  return [...rows];
};

test('refunds of a stop that can not go back, and what a bank takes of all, are told once', async () => {
  const { id, stop } = await begunPackage(product, CARDS.noRefund);
  expect((await stop(id, '1197.01')).status).toBe(200);
  await product.work();
  const failed = await newsOf(id, ['refund_failed']);
  expect(failed).toHaveLength(1);
  expect(failed[0]?.message_en).toContain('1,197.01');
  const { market, id: other } = await begunPackage(product);
  const { press } = bankOf(product, market, other);
  await press('take');
  await press('win');
  const types = ['booking_charged_back', 'booking_charge_back_won', 'job_charged_back', 'job_charge_back_won'];
  expect((await newsOf(other, types)).map(({ type }) => type)).toEqual(types.toSorted());
});

test('a customer whose only bookings are a package still has a first booking', async () => {
  const { market } = await begunPackage(product);
  const facts = await product.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('hirfa.user_id', ${market.customer.id}, true)`);
    const [row] = await tx.execute(sql`select discount_facts(${market.offer.id}, null, now(), false) as facts`);
    return row?.['facts'];
  });
  expect(facts).toMatchObject({ is_first_booking: true });
});

test('each booking has a chat, and those of later ones are listed once somebody has written', async () => {
  const market = await openPackageMarket(product);
  const { begun } = packagesOf(product, market);
  const { id, bookings } = await begun();
  const chats = async () =>
    List.parse((await market.ask('customer', 'GET', '/api/v1/chats')).body).items.map((chat) => chat.id);
  expect(await chats()).toEqual([id]);
  const third = bookings[2]?.booking?.id ?? '';
  const [row] = await product.owner.execute(sql`select count(*)::int as chats from chats
    where booking_id in (select id from bookings where package_id = ${id})`);
  expect(row).toEqual({ chats: 4 });
  await market.step('provider', third, 'cancel', { reason: 'A holiday.' });
  await passHours(product, 1);
  expect((await chats()).toSorted()).toEqual([id, third].toSorted());
});
