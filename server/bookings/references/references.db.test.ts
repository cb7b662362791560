import { PaymentCheck } from '@hirfa/contract/bookings';
import { formatDateTime } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openCashMarket } from '../../testing/cash/sides.ts';
import { hoursFrom, type Market, openMarket, passHours, payAtKiosk } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

const checkOf = async (market: Market, id: string) =>
  PaymentCheck.parse((await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`)).body);

test('a customer who pays at a kiosk is sent the reference, the amount and the deadline once, also by mail', async () => {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  const { code, pay_by } = await market.openReference(id);
  await market.openCheckout(id, 'kiosk');
  for (const _ of [1, 2]) await product.work();
  const told = [
    ...(await product.owner.execute(sql`select title_en, title_ar, message_en, message_ar, metadata->>'path' as path
      from notifications where user_id = ${market.customer.id} and type = 'reference_given'`)),
  ];
  expect(told).toHaveLength(1);
  const [{ title_en, title_ar, message_en, message_ar, path } = {}] = told;
  expect(path).toBe(`/payment/${id}`);
  for (const title of [title_en, title_ar]) expect(title).toContain(code);
  expect(message_en).toContain('EGP 538.65');
  expect(message_en).toContain(formatDateTime(new Date(pay_by), 'day-and-time', 'en'));
  expect(message_ar).toContain(formatDateTime(new Date(pay_by), 'day-and-time', 'ar'));
  const mails = await product.owner.execute(
    sql`select to_jsonb(mails)::text as mail from mails where to_jsonb(mails)::text like ${`%${code}%`}`,
  );
  expect(mails).toHaveLength(1);
});

test('a reference is not sent after the customer has chosen another way to pay', async () => {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  await market.openReference(id);
  await market.openCheckout(id, 'card');
  await product.work();
  const told = await product.owner.execute(
    sql`select from notifications where user_id = ${market.customer.id} and type = 'reference_given'`,
  );
  expect([...told]).toEqual([]);
});

test('while another booking has a reference, the page of this one says so, and where it is', async () => {
  const market = await openMarket(product);
  const first = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  const reference = await market.openReference(first.id);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
  const check = await checkOf(market, id);
  expect(check.methods).not.toContain('kiosk');
  expect(check.other_reference).toEqual({ booking_id: first.id, pay_by: reference.pay_by });
  expect((await checkOf(market, first.id)).other_reference).toBeNull();
  const soon = await market.book({ starts_at: hoursFrom(product.clock.now, 10) });
  expect((await checkOf(market, soon.id)).other_reference, 'no kiosk for a job of today').toBeNull();
  await payAtKiosk(reference.page_url);
  await product.work();
  expect(await checkOf(market, id)).toMatchObject({ other_reference: null });
  expect((await checkOf(market, id)).methods).toContain('kiosk');
});

test('the customer is asked to prove their number only where nothing else prevents cash', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  const prove = (is: boolean) =>
    product.owner.execute(sql`update auth.users set phone_number_verified = ${is} where id = ${market.customer.id}`);
  expect(await checkOf(market, id)).toMatchObject({ needs_phone: false });
  await prove(false);
  expect(await checkOf(market, id)).toMatchObject({ needs_phone: true });
  await market.ask('provider', 'PUT', '/api/v1/provider/cash', { takes_cash: false });
  expect(await checkOf(market, id)).toMatchObject({ needs_phone: false });
  await market.ask('provider', 'PUT', '/api/v1/provider/cash', { takes_cash: true });
  await passHours(product, 1);
  expect(await checkOf(market, id), 'nothing is to be paid any more').toMatchObject({ needs_phone: false });
});
