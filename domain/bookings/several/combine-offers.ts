import { fromDecimal, piastres, toDecimal } from '../../payments/index.ts';
import { SEVERAL } from '../limits.ts';

/** What decides whether offers are booked together. `pricing_mode` is that of a card. */
export interface OfferOfSeveral {
  id: string;
  provider_id: string;
  category_slug: string;
  pricing_mode: string;
  duration_minutes: number;
}

interface PricedOffer extends OfferOfSeveral {
  title_en: string;
  title_ar: string;
  /** Before fee and VAT. */
  base_price: string;
}

/** One of the services of a booking as it was booked; `amount` is before fee and VAT. */
export interface ServiceOfBooking {
  service_card_id: string;
  title_en: string;
  title_ar: string;
  amount: string;
  minutes: number;
}

/** Titles of services that are booked together, as one. */
export const joinTitles = (titles: readonly string[]): string => titles.join(' + ');

const isFixed = ({ pricing_mode }: OfferOfSeveral) => pricing_mode === 'fixed';

/**
 * Whether an offer can be booked with others of one booking: it is another one of the same provider and category, each
 * has a fixed price, and all of them together are no longer than a slot can be.
 */
export function goesWith(chosen: readonly OfferOfSeveral[], other: OfferOfSeveral): boolean {
  const isSuitable = (each: OfferOfSeveral) =>
    each.id !== other.id &&
    each.provider_id === other.provider_id &&
    each.category_slug === other.category_slug &&
    isFixed(each);
  return (
    chosen.length <= SEVERAL.others &&
    isFixed(other) &&
    chosen.every(isSuitable) &&
    minutesOfAll([...chosen, other]) <= SEVERAL.minutes
  );
}

export const minutesOfAll = (offers: readonly Pick<OfferOfSeveral, 'duration_minutes'>[]): number =>
  offers.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);

/**
 * One offer made of several, which is booked like any other: prices and minutes are summed, the titles are joined, and
 * all else is that of the first one. `services` is what it is made of. Null where they cannot be booked together.
 */
export function combineOffers<Offer extends PricedOffer>(
  first: Offer,
  others: readonly Offer[],
): { offer: Offer; services: ServiceOfBooking[] } | null {
  const all = [first, ...others];
  if (!others.every((other, index) => goesWith(all.slice(0, index + 1), other))) return null;
  const services = all.map(({ id, title_en, title_ar, base_price, duration_minutes }) => ({
    service_card_id: id,
    title_en,
    title_ar,
    amount: base_price,
    minutes: duration_minutes,
  }));
  const price = all.reduce((sum, { base_price }) => sum + fromDecimal(base_price), 0);
  const offer = {
    ...first,
    title_en: joinTitles(all.map(({ title_en }) => title_en)),
    title_ar: joinTitles(all.map(({ title_ar }) => title_ar)),
    base_price: toDecimal(piastres(price)),
    duration_minutes: minutesOfAll(all),
  };
  return { offer, services: others.length === 0 ? [] : services };
}
