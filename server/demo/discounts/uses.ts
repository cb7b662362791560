import { fromDecimal, fromRateText, type Piastres, piastres } from '@hirfa/domain/payments';
import { promotionOf, type PromotionTerms } from '@hirfa/domain/referrals';
import { bookedAt } from '../bookings/history.ts';
import { agreedLines } from '../bookings/payment-history.ts';
import { nour } from '../customers.ts';
import type { DemoBooking } from '../shapes.ts';
import type { PromotionRow } from './promotions.ts';

/** One of so many bookings that a code suits has used it. */
const SHARE = 6;

/** A code that somebody has used. */
export interface PromotionUse {
  promotion_id: string;
  booking: DemoBooking;
  amount: Piastres;
}

type Used = Map<string, { used: number; spent: Piastres; people: Set<string> }>;

/** Some of the settled bookings have used promotion codes, by their rule; `typeOf` is that of a provider. */
export function withPromotions(
  all: readonly DemoBooking[],
  promotions: readonly PromotionRow[],
  typeOf: (providerKey: string) => string | undefined,
): { bookings: readonly DemoBooking[]; uses: readonly PromotionUse[] } {
  const used: Used = new Map(promotions.map(({ id }) => [id, { used: 0, spent: piastres(0), people: new Set() }]));
  const booked = new Set<string>();
  const uses: PromotionUse[] = [];
  let suitable = 0;
  const bookings = all.map((booking) => {
    const isFirst = !booked.has(booking.customer_key);
    booked.add(booking.customer_key);
    const found = mayUse(booking) && promotions.map((row) => useOf(row, used, booking, isFirst, typeOf)).find(Boolean);
    if (!found || suitable++ % SHARE > 0) return booking;
    const reduced: DemoBooking = { ...booking, discounts: [{ kind: 'promotion', amount: found.amount }] };
    count(used, found.promotion_id, found.amount, booking.customer_key);
    uses.push({ ...found, booking: reduced });
    return reduced;
  });
  return { bookings, uses };
}

const mayUse = ({ outcome, discounts, customer_key }: DemoBooking) =>
  outcome === 'settled' && discounts === undefined && customer_key !== nour.key;

function useOf(
  row: PromotionRow,
  all: Used,
  booking: DemoBooking,
  isFirst: boolean,
  typeOf: (providerKey: string) => string | undefined,
): Omit<PromotionUse, 'booking'> | null {
  const { used = 0, spent = piastres(0), people } = all.get(row.id) ?? {};
  const given = promotionOf(termsOf(row), {
    now: bookedAt(booking),
    gross: agreedLines(booking).customer_total,
    category_slug: booking.card.category_slug,
    provider_type: typeOf(booking.provider_key) ?? '',
    is_first_booking: isFirst,
    has_invitation: false,
    used,
    used_by_person: people?.has(booking.customer_key) ? 1 : 0,
    spent,
  });
  return 'amount' in given ? { promotion_id: row.id, amount: given.amount } : null;
}

function termsOf(row: PromotionRow): PromotionTerms {
  const amount = (text: string | null) => (text === null ? null : fromDecimal(text));
  return {
    ...row,
    percent: row.percent === null ? null : fromRateText(row.percent),
    flat: amount(row.flat),
    minimum: fromDecimal(row.minimum),
    maximum: amount(row.maximum),
    budget: amount(row.budget),
    is_stopped: false,
  };
}

function count(all: Used, id: string, amount: Piastres, person: string): void {
  const before = all.get(id);
  if (before === undefined) return;
  before.people.add(person);
  all.set(id, { ...before, used: before.used + 1, spent: piastres(before.spent + amount) });
}
