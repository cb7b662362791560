import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { textOfPdf } from '../../testing/papers/text-of-pdf.ts';
import { endWeek, payoutsOf, settledJob } from '../../testing/payouts/sides.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const List = z.object({ items: z.array(z.object({ id: z.uuid() })) });

test('a provider downloads what a payout is for as a PDF and a file, and nobody else does', async () => {
  const { market, booking } = await settledJob(product);
  await endWeek(product);
  await payoutsOf(product, market).send();
  const { body } = await market.ask('provider', 'GET', '/api/v1/provider/payouts');
  const [{ id } = { id: '' }] = List.parse(body).items;
  const load = async (form: 'pdf' | 'csv', language: string) => {
    const headers = await market.as.provider();
    return fetch(`${product.address}/api/v1/provider/payouts/${id}/${form}?language=${language}`, { headers });
  };
  const csv = await load('csv', 'en');
  expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
  const bytes = new Uint8Array(await csv.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row, end] = new TextDecoder().decode(bytes).split('\r\n');
  expect([head, end]).toEqual(['Date,Job,Amount (EGP),Booking', '']);
  expect(row?.endsWith(`,337.50,${booking.id}`)).toBe(true);
  const first = new Uint8Array(await (await load('pdf', 'en')).arrayBuffer());
  const [page = ''] = await textOfPdf(first);
  expect(page).toContain('Payout statement');
  expect(page).toContain('337.50');
  expect(page, 'accounts are on no paper').not.toMatch(/EG\d{10}/);
  const again = new Uint8Array(await (await load('pdf', 'en')).arrayBuffer());
  expect(Buffer.from(again).equals(Buffer.from(first)), 'the same bytes').toBe(true);
  const arabic = await textOfPdf(new Uint8Array(await (await load('pdf', 'ar')).arrayBuffer()));
  expect(arabic.join('')).toContain('337.50');
  const other = await openMarket(product);
  for (const form of ['pdf', 'csv'])
    expect(refusalOf(await other.ask('provider', 'GET', `/api/v1/provider/payouts/${id}/${form}`))).toBe('not_found');
  expect((await ask(product, 'GET', `/api/v1/provider/payouts/${id}/pdf`)).status).toBe(401);
});
