import { InvoiceRecord } from '@hirfa/contract/invoices';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { finishedJob } from '../testing/disputes/sides.ts';
import { passHours } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const Page = z.object({ items: z.array(InvoiceRecord), next_cursor: z.string().nullable() });

test('admins read all invoices page by page, and narrow them down; nobody else does', async () => {
  const first = await finishedJob(product);
  await passHours(product, 24);
  const { market, booking } = await finishedJob(product);
  await passHours(product, 24);
  const read = async (search: string) => {
    const { body } = await market.ask('admin', 'GET', `/api/v1/admin/invoices${search}`);
    return Page.parse(body);
  };
  const all = await read('');
  expect(all.items.map(({ booking_id }) => booking_id)).toEqual([
    ...Array.from({ length: 3 }, () => booking.id),
    ...Array.from({ length: 3 }, () => first.booking.id),
  ]);
  const paged: InvoiceRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: z.infer<typeof Page> = await read(`?limit=4${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(all.items);
  const fees = await read('?subject=platform_fee&kind=invoice');
  expect(fees.items).toMatchObject([
    { booking_id: booking.id, net: '22.50', vat_rate: '0.14', vat: '3.15', total: '25.65', issuer_tax_number: null },
    { booking_id: first.booking.id },
  ]);
  const day = fees.items[0]?.issued_at.slice(0, 10) ?? '';
  expect((await read(`?from=${day}`)).items).toHaveLength(3);
  expect((await read(`?until=${day}`)).items).toHaveLength(6);
  expect((await read('?kind=credit_note')).items).toEqual([]);
  for (const who of ['customer', 'provider'] as const)
    expect(refusalOf(await market.ask(who, 'GET', '/api/v1/admin/invoices'))).toBe('admin_required');
});
