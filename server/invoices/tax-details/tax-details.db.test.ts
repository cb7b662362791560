import { OwnInvoice, TaxDetails } from '@hirfa/contract/invoices';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { finishedJob } from '../../testing/disputes/sides.ts';
import { type Market, openMarket, passHours } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { invoices } from '../tables.ts';

const product = useProduct();
const ADDRESS = '/api/v1/provider/tax-details';
const DETAILS = { tax_number: '987654321', name: 'ورشة سامح للسباكة', address: '5 شارع النيل، الجيزة' };
const Stated = z.object({ details: TaxDetails.nullable() });
const List = z.object({ items: z.array(OwnInvoice), next_cursor: z.string().nullable() });

const read = async (market: Market, who: 'provider' | 'customer' = 'provider') =>
  Stated.parse((await market.ask(who, 'GET', ADDRESS)).body).details;

test('a provider states their tax number, replaces it and takes it back; nobody else reads it', async () => {
  const market = await openMarket(product);
  expect(await read(market)).toBeNull();
  const typed = { ...DETAILS, tax_number: ' ٩٨٧-٦٥٤-٣٢١ ', name: ` ${DETAILS.name} ` };
  const saved = await market.ask('provider', 'PUT', ADDRESS, { details: typed });
  expect(saved).toMatchObject({ status: 200, body: { details: DETAILS } });
  expect(await read(market)).toEqual(DETAILS);
  expect(await read(market, 'customer')).toBeNull();
  await market.ask('provider', 'PUT', ADDRESS, { details: { ...DETAILS, tax_number: '111222333' } });
  expect(await read(market)).toMatchObject({ tax_number: '111222333' });
  expect((await market.ask('provider', 'PUT', ADDRESS, { details: null })).body).toEqual({ details: null });
  expect(await read(market)).toBeNull();
});

test.each([
  [{ ...DETAILS, tax_number: '12345678' }, 'details.tax_number'],
  [{ ...DETAILS, name: ' ' }, 'details.name'],
  [{ ...DETAILS, address: '' }, 'details.address'],
])('%o is refused at its field, and nothing is stored', async (details, path) => {
  const market = await openMarket(product);
  const refused = await market.ask('provider', 'PUT', ADDRESS, { details });
  expect(refusalOf(refused)).toBe('invalid_input');
  expect(refused.body).toMatchObject({ data: { fields: [{ path }] } });
  expect(await read(market)).toBeNull();
});

test('their invoices have it from then on, and earlier ones stay receipts', async () => {
  const { market, booking } = await finishedJob(product);
  await passHours(product, 24);
  await market.ask('provider', 'PUT', ADDRESS, { details: DETAILS });
  await product.runJob('issue_invoices', booking.id);
  const second = await market.confirmed();
  product.clock.now = new Date(second.starts_at);
  await market.step('customer', second.id, 'start');
  await market.step('provider', second.id, 'finish');
  await market.step('customer', second.id, 'confirm-completion');
  await passHours(product, 1);
  const of = (id: string) =>
    product.owner.select().from(invoices).where(eq(invoices.booking_id, id)).orderBy(asc(invoices.subject));
  const [, , before] = await of(booking.id);
  expect(before).toMatchObject({ issuer_tax_number: null, issuer_address_en: '' });
  const [commission, fee, service] = await of(second.id);
  expect(service).toMatchObject({
    issuer_name_en: DETAILS.name,
    issuer_name_ar: DETAILS.name,
    issuer_address_ar: DETAILS.address,
    issuer_tax_number: DETAILS.tax_number,
    receiver_tax_number: null,
  });
  expect(commission).toMatchObject({ receiver_name_en: DETAILS.name, receiver_tax_number: DETAILS.tax_number });
  expect(fee).toMatchObject({ receiver_tax_number: null });
});

test('a provider lists what they have sold and what they were charged, page by page, and nothing of others', async () => {
  const other = await finishedJob(product);
  const { market, booking } = await finishedJob(product);
  await passHours(product, 24);
  const list = async (of: Market, who: 'provider' | 'customer' | 'admin', search = '') =>
    List.parse((await of.ask(who, 'GET', `/api/v1/provider/invoices${search}`)).body);
  const { items } = await list(market, 'provider');
  expect(items.map(({ subject, total, booking_id }) => [subject, total, booking_id]).toSorted()).toEqual([
    ['commission', '112.50', booking.id],
    ['service', '513.00', booking.id],
  ]);
  const first = await list(market, 'provider', '?limit=1');
  const second = await list(market, 'provider', `?limit=1&cursor=${first.next_cursor ?? ''}`);
  expect([...first.items, ...second.items]).toEqual(items);
  expect(second.next_cursor).toBeNull();
  for (const who of ['customer', 'admin'] as const) expect((await list(market, who)).items).toEqual([]);
  expect((await list(other.market, 'provider')).items.every((each) => each.booking_id === other.booking.id)).toBe(true);
});

test('the database refuses an invalid tax number, and access to the details of another person', async () => {
  const market = await openMarket(product);
  const add = (tax_number: string) =>
    product.owner.execute(sql`insert into tax_details (user_id, tax_number, name, address, changed_at)
      values (${market.provider.user_id}, ${tax_number}, 'x', 'x', now())`);
  await expect(add('12345678')).rejects.toMatchObject({ cause: { constraint: 'tax_details_number' } });
  await add('123456789');
  const { id } = market.customer;
  const rows = await product.pools.api.transaction(
    async (tx) => [...(await tx.execute(sql`select 1 from tax_details`))],
    { 'hirfa.user_id': id },
  );
  expect(rows).toEqual([]);
  const foreign = product.pools.api.transaction(
    async (tx) =>
      tx.execute(sql`insert into tax_details (user_id, tax_number, name, address, changed_at)
        values (${newId()}, '123456789', 'x', 'x', now())`),
    { 'hirfa.user_id': id },
  );
  await expect(foreign).rejects.toMatchObject({ cause: { code: '42501' } });
});
