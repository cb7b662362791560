import { Invoice } from '@hirfa/contract/invoices';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { ask, refusalOf } from '../testing/calls.ts';
import { finishedJob } from '../testing/disputes/sides.ts';
import { type Market, openMarket, passHours } from '../testing/market.ts';
import { textOfPdf } from '../testing/papers/text-of-pdf.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** A settled job of EGP 450, for a customer whose name would be markup. */
async function settledJob(customer = '#import "x": * $x$ [*] \\') {
  const { market, booking } = await finishedJob(product);
  await product.owner.execute(sql`update profiles set full_name = ${customer} where user_id = ${market.customer.id}`);
  await passHours(product, 24);
  return { market, booking };
}

type Who = 'customer' | 'provider' | 'admin';
const List = z.object({ items: z.array(Invoice) });

const listOf = async (market: Market, who: Who, id: string) => {
  const { body } = await market.ask(who, 'GET', `/api/v1/bookings/${id}/invoices`);
  return List.parse(body).items;
};

async function download(market: Market, who: Who, id: string, language: string) {
  const headers = await market.as[who]();
  return fetch(`${product.address}/api/v1/invoices/${id}/pdf?language=${language}`, { headers });
}

test('each side lists and downloads its own invoices, which say what the screen says', async () => {
  const { market, booking } = await settledJob();
  const items = await listOf(market, 'customer', booking.id);
  expect(
    items.map(({ subject, total, number, is_receipt }) => [subject, total, number.slice(0, 5), is_receipt]),
  ).toEqual([
    ['service', '513.00', '2026-', true],
    ['platform_fee', '25.65', '2026-', true],
  ]);
  expect((await market.read('customer', booking.id)).price?.customer_total).toBe('538.65');
  const [service] = items;
  const answer = await download(market, 'customer', service?.id ?? '', 'en');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toContain(`hirfa-service-${service?.number}.pdf`);
  const [page = '', ...others] = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(others).toEqual([]);
  for (const text of [
    'Receipt',
    service?.number ?? '',
    '#import "x": * $x$ [*] \\',
    market.provider.display_name_en,
    '450.00 14% 63.00 513.00',
    'EGP\u00a0513.00',
    booking.id,
  ])
    expect(page).toContain(text);
  const provided = await listOf(market, 'provider', booking.id);
  expect(provided.map(({ subject }) => subject)).toEqual(['service', 'commission']);
  const arabic = await download(market, 'provider', provided[1]?.id ?? '', 'ar');
  const [inArabic = ''] = await textOfPdf(new Uint8Array(await arabic.arrayBuffer()));
  for (const text of ['إيصال', '112.50']) expect(inArabic).toContain(text);
  expect(await listOf(market, 'admin', booking.id)).toHaveLength(3);
});

test('a provider reads the name of the customer on their receipt as everywhere, the customer and admins the whole name', async () => {
  const { market, booking } = await settledJob('Mona Hassan Fathy');
  const [service] = await listOf(market, 'provider', booking.id);
  for (const [who, name] of [
    ['provider', 'Mona F.'],
    ['customer', 'Mona Hassan Fathy'],
    ['admin', 'Mona Hassan Fathy'],
  ] as const) {
    const answer = await download(market, who, service?.id ?? '', 'en');
    const [page = ''] = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(page, who).toContain(name);
    expect(page.includes('Fathy'), who).toBe(who !== 'provider');
  }
});

test('nobody lists or downloads the invoices of others', async () => {
  const { market, booking } = await settledJob();
  const [, fee] = await listOf(market, 'customer', booking.id);
  const [, commission] = await listOf(market, 'provider', booking.id);
  const other = await openMarket(product);
  for (const [who, of, id] of [
    [other, 'customer', fee?.id],
    [other, 'provider', commission?.id],
    [market, 'customer', commission?.id],
    [market, 'provider', fee?.id],
    [market, 'admin', newId()],
  ] as const)
    expect((await download(who, of, id ?? '', 'en')).status).toBe(404);
  expect((await download(market, 'admin', fee?.id ?? '', 'en')).status).toBe(200);
  expect((await ask(product, 'GET', `/api/v1/invoices/${fee?.id ?? ''}/pdf`)).status).toBe(401);
  const listed = await other.ask('customer', 'GET', `/api/v1/bookings/${booking.id}/invoices`);
  expect(refusalOf(listed)).toBe('not_found');
});

test('the customer is told once of their receipt, by mail too, and once of a credit note', async () => {
  const { market, booking } = await settledJob('Nour');
  const told = async () => {
    const rows = await product.owner.execute(sql`select title_en, title_ar, metadata->>'booking_id' as booking
      from notifications where user_id = ${market.customer.id} and type = 'invoice_issued'`);
    return [...rows];
  };
  await product.runJob('issue_invoices', booking.id);
  await product.work();
  const receipt = { title_en: expect.stringContaining('Receipt ready'), booking: booking.id };
  expect(await told()).toMatchObject([{ ...receipt, title_ar: expect.stringContaining('إيصالك جاهز') }]);
  const { email } = market.customer;
  const mails = product.mailBox.mails.filter(({ to, subject }) => to === email && subject.includes('Receipt ready'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/booking-confirmation/${booking.id}`);
  expect(mails[0]?.text).not.toMatch(/513|25\.65/);
});
