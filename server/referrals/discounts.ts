import { type Discount, fromDecimal, fromRateText, type Piastres, piastres } from '@hirfa/domain/payments';
import { type Promotion, promotionOf } from '@hirfa/domain/referrals';
import type { Discounts, Offered } from '../payments/index.ts';
import { type DiscountFacts, findDiscountFacts, reserveDiscounts } from './queries.ts';

/** What the platform pays of bookings: an invitation, credit, a promotion code. */
export const discounts: Discounts = {
  async find({ ctx: { db, now }, input: { card_id, code, isBooking } }) {
    const facts = await findDiscountFacts(db, { cardId: card_id, code, now, takesLocks: isBooking });
    return (gross) => offeredFor(facts, { gross, now, isCodeGiven: code !== null });
  },
  reserve: ({ ctx: { db, now }, input: { booking_id, code } }) => reserveDiscounts(db, booking_id, code, now),
};

interface Asked {
  gross: Piastres;
  now: Date;
  isCodeGiven: boolean;
}

function offeredFor(facts: DiscountFacts, asked: Asked): Offered {
  const promotion = asked.isCodeGiven ? promotionFor(facts, asked) : null;
  const refused = promotion !== null && 'refused' in promotion ? promotion.refused : null;
  const given = promotion !== null && 'amount' in promotion ? promotion.amount : piastres(0);
  const isAlone = given > 0 && facts.promotion?.stands_together === false;
  const wanted: Discount[] = [
    { kind: 'invitation', amount: fromDecimal(facts.invitation ?? '0.00') },
    // A code that stands alone leaves credit for another booking.
    { kind: 'credit', amount: isAlone ? piastres(0) : fromDecimal(facts.credit) },
    { kind: 'promotion', amount: given },
  ];
  return { discounts: wanted.filter(({ amount }) => amount > 0), refused };
}

function promotionFor(
  { promotion, invitation, is_first_booking, category_slug, provider_type }: DiscountFacts,
  { gross, now }: Asked,
): Promotion {
  if (promotion === null) return { refused: 'unknown' };
  const amount = (text: string | null) => (text === null ? null : fromDecimal(text));
  const { percent, used, used_by_person } = promotion;
  return promotionOf(
    {
      ...promotion,
      percent: percent === null ? null : fromRateText(percent),
      flat: amount(promotion.flat),
      minimum: fromDecimal(promotion.minimum),
      maximum: amount(promotion.maximum),
      budget: amount(promotion.budget),
    },
    {
      now,
      gross,
      category_slug: category_slug ?? '',
      provider_type: provider_type ?? '',
      is_first_booking,
      has_invitation: invitation !== null,
      used,
      used_by_person,
      spent: fromDecimal(promotion.spent),
    },
  );
}
