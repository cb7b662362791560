import { AdminBooking, BookingSummary } from '@hirfa/contract/bookings';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { users } from '../../accounts/index.ts';
import { newId } from '../../platform/ids.ts';
import { pass } from '../../testing/accounts.ts';
import { refusalOf } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const Page = z.strictObject({
  items: z.array(BookingSummary),
  next_cursor: z.string().nullable(),
  more_people: z.boolean(),
});
const Entries = z.array(
  z.object({ actor_id: z.string(), action: z.string(), before: z.unknown(), after: z.unknown() }),
);

let market: Market;
beforeAll(async () => {
  market = await openMarket(product);
});

const list = async (search: Record<string, string>) =>
  Page.parse((await market.ask('admin', 'GET', `/api/v1/admin/bookings?${new URLSearchParams(search)}`)).body);
const idsOf = async (search: Record<string, string>) => (await list(search)).items.map(({ id }) => id);
const open = async (id: string) =>
  AdminBooking.parse((await market.ask('admin', 'GET', `/api/v1/admin/bookings/${id}`)).body);
const auditOf = async (id: string) =>
  Entries.parse(
    await product.owner.execute(
      sql`select actor_id, action, before, after from audit_log where entity_id = ${id} order by id`,
    ),
  );

test('a booking is found by its id, the id at the gateway, and by name, address and id of both people', async () => {
  const own = await openMarket(product);
  const word = `ز${newId().slice(-8)}`;
  await product.owner.execute(
    sql`update profiles set full_name = ${`إيمان الصاوى ${word}`} where user_id = ${own.customer.id}`,
  );
  const phone = `+2010${String(Date.now()).slice(-8)}`;
  await product.owner
    .update(users)
    .set({ phoneNumber: phone, phoneNumberVerified: true })
    .where(eq(users.id, own.provider.user_id));
  const { id } = await own.request();
  const [attempt] = z
    .array(z.object({ checkout_id: z.string() }))
    .parse(await product.owner.execute(sql`select checkout_id from payment_attempts where booking_id = ${id}`));
  const texts = [id, attempt?.checkout_id ?? '', `صاوي ${word}`, own.customer.email, own.customer.id];
  for (const text of [...texts, phone, phone.replace('+2', ''), own.provider.user_id])
    expect([text, await idsOf({ text })]).toEqual([text, [id]]);
  for (const text of [`${word}x`, newId(), '!?', `${attempt?.checkout_id}x`, '01012345678', 'nobody@example.com'])
    expect([text, await idsOf({ text })]).toEqual([text, []]);
  expect(await idsOf({ text: word, part: 'customer' })).toEqual([id]);
  expect(await idsOf({ text: word, part: 'provider' })).toEqual([]);
});

test('bookings are narrowed down by service, status and Cairo days, and each comes once, page by page', async () => {
  const own = await openMarket(product);
  const category = await own.world.category();
  const service = await own.world.service(category, { title_ar: `إصلاح ${own.admin.id.slice(-12)}` });
  const made: string[] = [];
  for (const hours of [48, 72, 96]) made.push((await own.book({ starts_at: hoursFrom(product.clock.now, hours) })).id);
  await product.owner.execute(sql`update bookings set service_id = ${service.id} where booker_id = ${own.customer.id}`);
  const [first = '', second = '', third = ''] = made;
  const text = own.customer.id;
  expect(await idsOf({ service: `اصلاح ${own.admin.id.slice(-12)}` })).toEqual([third, second, first]);
  expect(await idsOf({ service: `اصلاح ${own.admin.id.slice(-12)}x` })).toEqual([]);
  await own.step('customer', second, 'withdraw');
  expect(await idsOf({ text, status: 'cancelled' })).toEqual([second]);
  expect(await idsOf({ text, service: own.admin.id.slice(-12), status: 'awaiting_acceptance' })).toEqual([
    third,
    first,
  ]);
  const day = cairoDay(new Date(hoursFrom(product.clock.now, 72)));
  expect(await idsOf({ text, from: day, until: day })).toEqual([second]);
  expect(await idsOf({ text, from: addDays(day, 1) })).toEqual([third]);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.infer<typeof Page> = await list({ text, limit: '1', ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(seen).toEqual([third, second, first]);
});

test('of a name that more than fifty people have, the list says that it looked for some of them only', async () => {
  const word = `many${newId().slice(-8)}`;
  await product.owner.execute(sql`insert into auth.users (id, name, email, created_at, updated_at)
    select uuidv7(), '', ${word} || n || '@example.com', now(), now() from generate_series(1, 51) n`);
  await product.owner.execute(sql`insert into profiles (user_id, full_name, created_at, updated_at)
    select id, ${word}::text, now(), now() from auth.users where email like ${`${word}%`}`);
  expect(await list({ text: word })).toEqual({ items: [], next_cursor: null, more_people: true });
  expect((await list({ text: market.customer.id })).more_people).toBe(false);
});

test('a booking is opened with its history, its money and masked people; the look is in the audit log', async () => {
  const own = await openMarket(product);
  await product.owner.execute(
    sql`update provider_profiles set full_name_ar = 'سلمى عبد الرحمن' where id = ${own.provider.id}`,
  );
  const { id } = await own.confirmed();
  const seen = await open(id);
  const [customer, provider] = [own.customer, own.provider];
  expect(seen).toMatchObject({
    customer: { user_id: customer.id, full_name_ar: customer.full_name, email: expect.stringMatching(/^.•••@/) },
    provider: { user_id: provider.user_id, full_name_en: provider.full_name, full_name_ar: 'سلمى عبد الرحمن' },
    history: [
      { event: 'book', part: 'customer', actor: { user_id: customer.id, full_name: customer.full_name } },
      { event: 'secure', part: 'gateway', actor: null, to_payment_status: 'authorized' },
      { event: 'accept', part: 'provider', actor: { user_id: provider.user_id }, to_status: 'confirmed' },
      { event: 'capture', part: 'gateway', to_payment_status: 'captured' },
    ],
    money: {
      rail_state: 'captured',
      held: '538.65',
      attempts: [{ adapter: 'sandbox', state: 'authorized', reference: expect.stringContaining('chk_') }],
      operations: [{ state: 'done', customer_total: '538.65', refund: '0.00' }],
    },
    cancel_options: [{ left: 'nothing', refund: '538.65', kept: '0.00', payout: '0.00' }],
    can_start: false,
    can_allow_visit: false,
    is_own: false,
  });
  const sum = seen.money.ledger.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  expect([seen.money.ledger.length > 2, sum]).toEqual([true, 0]);
  expect(JSON.stringify(seen)).not.toContain(customer.email);
  const look = { actor_id: market.admin.id, action: 'booking.look', before: null, after: null };
  expect(await auditOf(id)).toEqual([look]);
  pass(product, 1000);
  for (const who of ['customer', 'provider', 'admin'] as const) await own.ask(who, 'GET', `/api/v1/bookings/${id}`);
  expect(await auditOf(id), 'also by the page of its people').toEqual([look, { ...look, actor_id: own.admin.id }]);
  const unknown = newId();
  expect(refusalOf(await market.ask('admin', 'GET', `/api/v1/admin/bookings/${unknown}`))).toBe('not_found');
  expect(await auditOf(unknown)).toEqual([]);
});
