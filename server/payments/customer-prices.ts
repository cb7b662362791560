import {
  customerPrice,
  DEFAULT_RATES,
  fromDecimal,
  ratesFromColumns,
  ratesToColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import * as z from 'zod';

const Settings = z.array(
  z.object({
    name: z.enum(['platform_fee_rate', 'vat_rate']),
    category_slug: z.string().nullable(),
    value: z.string(),
  }),
);

/** What a customer pays at a provider's price in a category, fee and VAT included: decimal strings. */
export type CustomerPrices = (price: string, category: string) => string;

/** The prices under the rates of `priceSettings`; those of a category precede the general ones. */
export function customerPrices(settings: unknown): CustomerPrices {
  const found = settings === null ? [] : Settings.parse(settings);
  const ratesOf = (category: string | null) =>
    Object.fromEntries(found.filter((each) => each.category_slug === category).map(({ name, value }) => [name, value]));
  const general = { ...ratesToColumns(DEFAULT_RATES), ...ratesOf(null) };
  return (price, category) =>
    toDecimal(customerPrice(fromDecimal(price), ratesFromColumns({ ...general, ...ratesOf(category) })));
}
