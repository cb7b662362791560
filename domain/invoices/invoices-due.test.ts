import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fromRateText,
  lateCancellationLines,
  NO_LINES,
  piastres,
  priceLines,
  type PriceLines,
  raisedLines,
  type Rates,
  splitLines,
} from '../payments/index.ts';
import { type DueInvoice, invoicesDue, positionOf } from './invoices-due.ts';

const ratesOf = (platform_fee: string, vat: string, commission: string): Rates => ({
  platform_fee: fromRateText(platform_fee),
  vat: fromRateText(vat),
  commission: fromRateText(commission),
});
const RATES = ratesOf('0.05', '0.14', '0.25');
const [subtotal, bonus] = [piastres(45_000), piastres(5_000)];
const rate = fc.integer({ min: 0, max: 10_000 }).map((value) => fromRateText(String(value / 10_000)));

/** What may become of the price of a booking after its invoices; `amount` is a part of the present subtotal. */
const changes = fc.record({
  event: fc.constantFrom('kept', 'split', 'late', 'raised', 'returned'),
  part: fc.integer({ min: 0, max: 10_000 }),
});
type Change = typeof changes extends fc.Arbitrary<infer Each> ? Each : never;

function after(lines: PriceLines, rates: Rates, { event, part }: Change): PriceLines {
  if (lines.subtotal === 0 || event === 'kept') return lines;
  const amount = piastres(Math.floor((lines.subtotal * part) / 10_000));
  switch (event) {
    case 'split':
      return splitLines(lines, rates, amount);
    case 'late':
      return lateCancellationLines(lines, rates);
    case 'raised':
      return raisedLines(lines, rates, amount);
    default:
      return NO_LINES;
  }
}

/** The sums of all invoices, less all credit notes, as lines of a payment. */
function sumsOf(issued: readonly DueInvoice[]) {
  const { service, platform_fee: fee, commission } = positionOf(issued);
  return {
    subtotal: service.net,
    platform_fee: fee.net,
    vat: service.vat + fee.vat,
    referral_bonus: service.discount + fee.discount,
    customer_total: service.net + service.vat - service.discount + fee.net + fee.vat - fee.discount,
    provider_commission: commission.net + commission.vat,
    provider_payout: service.net - commission.net,
  };
}

test('in every life of a booking, its invoices and credit notes are the present lines to the piastre', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }).map(piastres),
      fc.record({ platform_fee: rate, vat: rate, commission: rate }),
      fc.integer({ min: 0, max: 6_000_000 }).map(piastres),
      fc.array(changes, { maxLength: 6 }),
      (price, rates, discount, life) => {
        let lines = priceLines(price, rates, discount);
        let issued: DueInvoice[] = [];
        for (const change of [{ event: 'kept', part: 0 } as const, ...life]) {
          lines = after(lines, rates, change);
          const due = invoicesDue(issued, lines);
          issued = [...issued, ...due];
          expect(sumsOf(issued)).toEqual(lines);
          expect(invoicesDue(issued, lines)).toEqual([]);
          for (const each of due) expect(Math.min(each.net, each.vat, each.discount)).toBeGreaterThanOrEqual(0);
          for (const each of due) expect(each.discount).toBeLessThanOrEqual(each.net + each.vat);
          const left = Object.values(positionOf(issued));
          for (const each of left) expect(Math.min(each.net, each.vat, each.discount)).toBeGreaterThanOrEqual(0);
          for (const each of left) expect(each.discount).toBeLessThanOrEqual(each.net + each.vat);
          for (const each of left) if (each.net === 0) expect(each.vat).toBe(0);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a settled booking has an invoice of the provider, and two of the platform', () => {
  expect(invoicesDue([], priceLines(subtotal, RATES, bonus))).toEqual([
    { kind: 'invoice', subject: 'service', net: 45_000, vat: 6_300, discount: 5_000 },
    { kind: 'invoice', subject: 'platform_fee', net: 2_250, vat: 315, discount: 0 },
    { kind: 'invoice', subject: 'commission', net: 11_250, vat: 0, discount: 0 },
  ]);
});

test('a free booking has none, and one without a fee has none of the fee', () => {
  expect(invoicesDue([], NO_LINES)).toEqual([]);
  const late = invoicesDue([], lateCancellationLines(priceLines(subtotal, RATES), RATES));
  expect(late.map(({ subject }) => subject)).toEqual(['service', 'commission']);
});

test('a credit note has the VAT of what goes back', () => {
  const lines = priceLines(subtotal, RATES);
  const issued = invoicesDue([], lines);
  expect(invoicesDue(issued, splitLines(lines, RATES, piastres(30_000)))).toEqual([
    { kind: 'credit_note', subject: 'service', net: 15_000, vat: 2_100, discount: 0 },
    { kind: 'credit_note', subject: 'platform_fee', net: 750, vat: 105, discount: 0 },
    { kind: 'credit_note', subject: 'commission', net: 3_750, vat: 0, discount: 0 },
  ]);
});

test('where one part would rise while another falls, all is taken back and invoiced again', () => {
  const issued = invoicesDue([], priceLines(subtotal, RATES));
  const withoutFee = ratesOf('0', '0.14', '0.25');
  const due = invoicesDue(issued, priceLines(piastres(46_000), withoutFee));
  expect(due.map(({ kind, subject, net }) => [kind, subject, net])).toEqual([
    ['credit_note', 'service', 45_000],
    ['credit_note', 'platform_fee', 2_250],
    ['invoice', 'service', 46_000],
    ['invoice', 'commission', 250],
  ]);
});
