import { toDecimal } from '@hirfa/domain/payments';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findPayment } from '../payments/index.ts';
import { newId } from '../platform/ids.ts';
import { finishedJob } from '../testing/disputes/sides.ts';
import { hoursFrom, openMarket, passHours } from '../testing/market.ts';
import { papersOf } from '../testing/papers/sides.ts';
import { useProduct } from '../testing/product.ts';
import { invoices } from './tables.ts';

const product = useProduct();
const { settledJob, giveHalfBack, stateOperator } = papersOf(product);

const issuedOf = (bookingId: string) =>
  product.owner
    .select()
    .from(invoices)
    .where(eq(invoices.booking_id, bookingId))
    .orderBy(asc(invoices.subject), asc(invoices.step));
const amountsOf = async (bookingId: string) =>
  (await issuedOf(bookingId)).map(({ kind, subject, net, vat, total }) => [kind, subject, net, vat, total].join(' '));

const SETTLED = [
  'invoice commission 112.50 0.00 112.50',
  'invoice platform_fee 22.50 3.15 25.65',
  'invoice service 450.00 63.00 513.00',
];

test('a settled booking is invoiced once, between its three sides', async () => {
  const { market, booking } = await settledJob();
  expect(await amountsOf(booking.id)).toEqual(SETTLED);
  await product.runJob('issue_invoices', booking.id);
  expect(await amountsOf(booking.id)).toEqual(SETTLED);
  const [commission, fee, service] = await issuedOf(booking.id);
  const { display_name_en } = market.provider;
  expect(service).toMatchObject({ issuer_name_en: display_name_en, issuer_tax_number: null, number: 1, year: 2026 });
  expect(fee).toMatchObject({ issuer: 'platform', issuer_name_ar: 'حِرفة', vat_rate: '0.1400', discount: '0.00' });
  expect(commission).toMatchObject({ receiver_name_en: display_name_en, vat_rate: '0.0000' });
});

test('nothing is invoiced before the job is settled, or when all money went back', async () => {
  const { booking, ...dispute } = await finishedJob(product);
  await product.runJob('issue_invoices', booking.id);
  expect(await amountsOf(booking.id)).toEqual([]);
  await dispute.open();
  await dispute.giveBack();
  await passHours(product, 30);
  expect(await amountsOf(booking.id)).toEqual([]);
});

test('a decision of an admin is invoiced as decided', async () => {
  const { booking, open, answer, decide } = await finishedJob(product);
  await open();
  await answer();
  expect((await decide('150.00')).status).toBe(200);
  await passHours(product, 1);
  expect(await amountsOf(booking.id)).toEqual([
    'invoice commission 37.50 0.00 37.50',
    'invoice platform_fee 7.50 1.05 8.55',
    'invoice service 150.00 21.00 171.00',
  ]);
});

test('what is kept of a late cancellation is invoiced a day later, without a fee', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 30) });
  await passHours(product, 10);
  await market.step('customer', booking.id, 'cancel');
  await passHours(product, 1);
  expect(await amountsOf(booking.id)).toEqual([]);
  await passHours(product, 25);
  expect(await amountsOf(booking.id)).toEqual([
    'invoice commission 56.25 0.00 56.25',
    'invoice service 225.00 31.50 256.50',
  ]);
  expect((await issuedOf(booking.id))[1]?.title_en).toBe(`Cancelled booking: ${booking.title_en}`);
});

test('money that goes back after the invoice is in credit notes, with its VAT and the names of the invoice', async () => {
  const { booking } = await settledJob();
  await product.owner.execute(sql`update profiles set full_name = 'Somebody Else'
    where user_id = (select booker_id from bookings where id = ${booking.id})`);
  await giveHalfBack(booking.id);
  expect(await amountsOf(booking.id)).toEqual([
    SETTLED[0],
    'credit_note commission 56.25 0.00 56.25',
    SETTLED[1],
    'credit_note platform_fee 22.50 3.15 25.65',
    SETTLED[2],
    'credit_note service 225.00 31.50 256.50',
  ]);
  const [invoice, note] = (await issuedOf(booking.id)).filter(({ subject }) => subject === 'service');
  expect(note).toMatchObject({ corrects_id: invoice?.id, receiver_name_en: invoice?.receiver_name_en, number: 1 });
  const { lines } = await findPayment(product.owner, booking.id);
  expect(toDecimal(lines.customer_total)).toBe('256.50');
});

test('the VAT of an invoice is that of its category on the day of the booking, whatever it is later', async () => {
  const market = await openMarket(product);
  const rate = (value: string, category: string | null = null) =>
    product.owner.execute(sql`insert into settings (id, name, value, category_slug, holds_from)
      values (${newId()}, 'vat_rate', ${value}, ${category}, ${product.clock.now})`);
  await rate('0.2');
  await rate('0.1', market.offer.category_slug);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  product.clock.now = new Date(booking.starts_at);
  await market.step('customer', booking.id, 'start');
  await rate('0.12', market.offer.category_slug);
  await market.step('provider', booking.id, 'finish');
  await market.step('customer', booking.id, 'confirm-completion');
  await passHours(product, 1);
  expect(await amountsOf(booking.id)).toEqual([
    'invoice commission 112.50 0.00 112.50',
    'invoice platform_fee 22.50 2.25 24.75',
    'invoice service 450.00 45.00 495.00',
  ]);
  expect((await issuedOf(booking.id)).map(({ vat_rate }) => vat_rate)).toEqual(['0.0000', '0.1000', '0.1000']);
  await product.owner.execute(sql`delete from settings where name = 'vat_rate'`);
});

test('the names and tax number of the platform are those that it states', async () => {
  await stateOperator();
  const { booking } = await settledJob();
  const [, fee] = await issuedOf(booking.id);
  expect(fee).toMatchObject({ issuer_name_en: 'Hirfa LLC', issuer_tax_number: '123456789', issuer_address_ar: '١٢' });
});

test('numbers have no gaps, also where many are issued at once and some of them fail', async () => {
  const [one, other] = [await settledJob(), await settledJob()];
  await Promise.all([one, other, one, other].map(({ booking }) => product.runJob('issue_invoices', booking.id)));
  const failed = product.owner.transaction(async (tx) => {
    const [service] = await issuedOf(one.booking.id);
    if (service === undefined) throw new Error('nothing was issued');
    await tx.insert(invoices).values({ ...service, id: newId(), step: 9 });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await Promise.all([giveHalfBack(one.booking.id), giveHalfBack(other.booking.id)]);
  const gaps = await product.owner.execute(sql`select issuer, kind, year from invoices
    group by issuer, kind, year having max(number) <> count(*) or min(number) <> 1`);
  expect([...gaps]).toEqual([]);
});

test('the database refuses to change an invoice, a sum that is not that of the payment, and a note of nothing', async () => {
  const { booking } = await settledJob();
  const [, fee, service] = await issuedOf(booking.id);
  if (fee === undefined || service === undefined) throw new Error('nothing was issued');
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (each: unknown) => each,
    );
    const { code, constraint } = Object(Object(error).cause);
    return constraint ?? code;
  };
  const add = (given: Partial<typeof service>) =>
    refusalOf(
      product.owner
        .insert(invoices)
        .values({ ...service, id: newId(), step: 2, ...given })
        .execute(),
    );
  const run = (statement: ReturnType<typeof sql>) => refusalOf(product.owner.execute(statement));
  expect(await run(sql`update invoices set net = 1 where id = ${fee.id}`)).toBe('23001');
  expect(await run(sql`delete from invoices where id = ${fee.id}`)).toBe('23001');
  expect(await run(sql`truncate invoices cascade`)).toBe('23001');
  expect(await add({})).toBe('invoices_agree');
  expect(await add({ total: '513.01' })).toBe('invoices_amounts');
  expect(await add({ step: 1 })).toBe('invoices_once');
  expect(await add({ kind: 'credit_note' })).toBe('credit_note_of_invoice');
  expect(await add({ kind: 'credit_note', corrects_id: fee.id })).toBe('credit_note_of_invoice');
  expect(await add({ kind: 'credit_note', corrects_id: service.id, net: '500.00', total: '563.00' })).toBe(
    'invoices_agree',
  );
  expect(await add({ issuer: 'platform' })).toBe('invoices_issuer');
  expect(await add({ vat_rate: '0' })).toBe('invoices_vat');
});

test('each side reads its own invoices, admins all, and nobody else one', async () => {
  const { market, booking } = await settledJob();
  const other = await openMarket(product);
  const subjectsFor = async (userId: string, isAdmin = false) =>
    product.pools.api.transaction(
      async (tx) => {
        const rows = await tx.select().from(invoices).where(eq(invoices.booking_id, booking.id));
        return rows.map(({ subject }) => subject).toSorted();
      },
      { 'hirfa.user_id': userId, 'hirfa.is_admin': String(isAdmin) },
    );
  expect(await subjectsFor(market.customer.id)).toEqual(['platform_fee', 'service']);
  expect(await subjectsFor(market.provider.user_id)).toEqual(['commission', 'service']);
  expect(await subjectsFor(market.admin.id, true)).toEqual(['commission', 'platform_fee', 'service']);
  for (const { id } of [other.customer, { id: other.provider.user_id }]) expect(await subjectsFor(id)).toEqual([]);
});
