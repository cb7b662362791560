import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { piastres } from '../payments/index.ts';
import { invoiceItems } from './invoice-items.ts';

const part = (title: string, amount: number | null) => ({
  title_en: title,
  title_ar: title,
  amount: amount === null ? null : piastres(amount),
});
const amounts = (net: number, vat: number) => ({ net: piastres(net), vat: piastres(vat) });

test('each of several things has its price and its share of the VAT', () => {
  const items = invoiceItems(
    [part('Tap', 25_000), part('Drain', 18_050), part('Materials', 0)],
    amounts(43_050, 6_027),
  );
  expect(items.map(({ title_en, net, vat }) => [title_en, net, vat])).toEqual([
    ['Tap', 25_000, 3_500],
    ['Drain', 18_050, 2_527],
  ]);
});

test('what was booked is what its extras leave of the price', () => {
  const items = invoiceItems([part('Tap', null), part('Extra work', 5_000)], amounts(30_000, 4_200));
  expect(items.map(({ title_en, net, vat }) => [title_en, net, vat])).toEqual([
    ['Tap', 25_000, 3_500],
    ['Extra work', 5_000, 700],
  ]);
  expect(invoiceItems([part('Tap', null), part('Extra work', 5_000)], amounts(4_000, 560))).toEqual([]);
});

test('an invoice of one thing, or of a lowered price, has no items', () => {
  expect(invoiceItems([part('Tap', 25_000)], amounts(25_000, 3_500))).toEqual([]);
  expect(invoiceItems([part('Tap', 25_000), part('Drain', 18_050)], amounts(20_000, 2_800))).toEqual([]);
});

test('the items are the invoice to the piastre, and no share is a piastre off', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 0, max: 900_000_000 }),
      (prices, vat) => {
        const net = prices.reduce((sum, price) => sum + price, 0);
        const items = invoiceItems(
          prices.map((price) => part('', price)),
          amounts(net, vat),
        );
        expect(items.reduce((sum, item) => sum + item.vat, 0)).toBe(vat);
        expect(items.map((item) => item.net)).toEqual(prices);
        for (const item of items) expect(Math.abs(item.vat - (vat * item.net) / net)).toBeLessThan(1.000_001);
      },
    ),
  );
});
