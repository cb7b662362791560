import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { disputing, startJob } from '../testing/disputes/sides.ts';
import { jobAtWork } from '../testing/extras/sides.ts';
import { type Market, openMarket, passHours } from '../testing/market.ts';
import { begunPackage } from '../testing/packages/packages.ts';
import { textOfPdf } from '../testing/papers/text-of-pdf.ts';
import { useProduct } from '../testing/product.ts';
import { addDrain, bookWith } from '../testing/several/book-several.ts';
import { invoices } from './tables.ts';

const product = useProduct();

const serviceOf = async (bookingId: string) => {
  const all = await product.owner
    .select()
    .from(invoices)
    .where(eq(invoices.booking_id, bookingId))
    .orderBy(asc(invoices.step));
  const found = all.find(({ subject }) => subject === 'service');
  if (found === undefined) throw new Error('the service is not invoiced');
  return found;
};

const itemsOf = async (bookingId: string) =>
  (await serviceOf(bookingId)).items.map(({ title_en, net, vat }) => [title_en, net, vat]);

async function settle(market: Market, id: string) {
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
  await passHours(product, 1);
}

/** A job of two services, for 450.00 and 180.50. */
async function twoServices() {
  const market = await openMarket(product);
  const booking = await bookWith(market, [(await addDrain(market)).id]);
  await market.pay(booking.id);
  await market.step('provider', booking.id, 'accept');
  await product.work();
  await startJob(product, market, booking);
  return { market, booking };
}

test('each of several services has its own line, with its VAT, on screen and paper', async () => {
  const { market, booking } = await twoServices();
  await settle(market, booking.id);
  expect(await itemsOf(booking.id)).toEqual([
    ['My offer', '450.00', '63.00'],
    ['Clearing a drain', '180.50', '25.27'],
  ]);
  const { id, total } = await serviceOf(booking.id);
  expect(total).toBe('718.77');
  for (const [language, title] of [
    ['en', 'Clearing a drain'],
    ['ar', 'تسليك'],
  ]) {
    const headers = await market.as.customer();
    const paper = await fetch(`${product.address}/api/v1/invoices/${id}/pdf?language=${language}`, { headers });
    const [page = ''] = await textOfPdf(new Uint8Array(await paper.arrayBuffer()));
    for (const text of [title ?? '', '513.00', '205.77', '718.77']) expect(page, language).toContain(text);
  }
});

test('extra work and its materials are lines beside what was booked', async () => {
  const { market, booking, propose, pay } = await jobAtWork(product);
  await propose('100.00', '50.00');
  await pay();
  await product.work();
  await settle(market, booking.id);
  expect(await itemsOf(booking.id)).toEqual([
    ['My offer', '450.00', '63.00'],
    ['Extra work', '100.00', '14.00'],
    ['Materials', '50.00', '7.00'],
  ]);
});

test('where an admin has lowered the price, one line says what is left', async () => {
  const { market, booking } = await twoServices();
  await market.step('provider', booking.id, 'finish');
  const { open, answer, decide } = disputing(product, market, booking.id);
  await open();
  await answer();
  await decide('300.00');
  await passHours(product, 1);
  expect(await serviceOf(booking.id)).toMatchObject({
    items: [],
    net: '300.00',
    title_en: 'My offer + Clearing a drain',
  });
});

test('a booking of a package says which one of how many it is', async () => {
  const { market, bookings } = await begunPackage(product);
  const first = bookings[0]?.booking;
  if (!first) throw new Error('the package has not begun');
  await startJob(product, market, await market.read('customer', first.id));
  await settle(market, first.id);
  const { title_en, title_ar, net } = await serviceOf(first.id);
  expect([title_en, title_ar, net]).toEqual(['My offer (package, 1 of 4)', 'عرضي (باقة، 1 من 4)', '250.01']);
});

test('the database refuses items that are not the invoice', async () => {
  const { market, booking } = await twoServices();
  await settle(market, booking.id);
  const invoice = await serviceOf(booking.id);
  const [first, second] = invoice.items;
  if (first === undefined || second === undefined) throw new Error('there are no items');
  for (const items of [[first], [first, { ...second, net: '180.51' }], [first, { ...second, vat: '25.26' }]])
    await expect(
      product.owner.insert(invoices).values({ ...invoice, id: newId(), step: 2, items }),
    ).rejects.toMatchObject({ cause: { constraint: 'items_of_invoice' } });
});
