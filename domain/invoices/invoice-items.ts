import { type Piastres, piastres } from '../payments/index.ts';

/** One of the things that a booking consists of, at its price before fee and VAT; null: what the others leave. */
export interface InvoicePart {
  title_en: string;
  title_ar: string;
  amount: Piastres | null;
}

/** A part as it is invoiced. */
interface InvoicedPart extends Omit<InvoicePart, 'amount'> {
  net: Piastres;
  vat: Piastres;
}

/**
 * The items of an invoice: each part with its share of the VAT, by largest remainder. There are none if it is for one
 * thing, or for another amount than that of the parts.
 */
export function invoiceItems(
  parts: readonly InvoicePart[],
  { net, vat }: Record<'net' | 'vat', Piastres>,
): InvoicedPart[] {
  const known = parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const prices = parts.map(({ amount }) => amount ?? net - known);
  const isAll = prices.every((price) => price >= 0) && prices.reduce((sum, price) => sum + price, 0) === net;
  const items = parts.flatMap(({ title_en, title_ar }, index) => {
    const price = prices[index] ?? 0;
    return price === 0 ? [] : [{ title_en, title_ar, net: piastres(price) }];
  });
  if (!isAll || items.length < 2) return [];
  const shares = sharesOf(
    vat,
    items.map((item) => item.net),
  );
  return items.map((item, index) => ({ ...item, vat: piastres(shares[index] ?? 0) }));
}

/** An amount shared by weights: each is rounded down, and what is left goes to the largest remainders. */
function sharesOf(amount: number, weights: readonly number[]): number[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  // Exact: the product of two amounts can be larger than numbers are whole.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / all));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % all }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
    .slice(0, left);
  const raised = new Set(byRemainder.map(({ index }) => index));
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0));
}
