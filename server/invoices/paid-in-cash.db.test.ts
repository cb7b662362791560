import { Invoice } from '@hirfa/contract/invoices';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openCashMarket } from '../testing/cash/sides.ts';
import { textOfPdf } from '../testing/papers/text-of-pdf.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const List = z.object({ items: z.array(Invoice) });

test('the papers of a booking in cash are those of any other, and say that it was paid so', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.request();
  await market.cash.settle(id);
  for (const [who, subjects, words] of [
    ['customer', ['service', 'platform_fee'], 'Paid in cash by the customer'],
    ['provider', ['service', 'commission'], 'Deducted from payouts'],
  ] as const) {
    const { body } = await market.ask(who, 'GET', `/api/v1/bookings/${id}/invoices`);
    const { items } = List.parse(body);
    expect(items.map(({ subject }) => subject)).toEqual(subjects);
    const path = `/api/v1/invoices/${items.at(-1)?.id}/pdf?language=en`;
    const answer = await fetch(product.address + path, { headers: await market.as[who]() });
    const [page = ''] = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(page).toContain(words);
  }
});
