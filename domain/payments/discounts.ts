import { type Piastres, piastres } from './piastres.ts';

/** What the platform pays of a booking's price, in the order in which it is spent (product decision: money). */
export const DISCOUNT_KINDS = ['rescue', 'invitation', 'credit', 'promotion'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export interface Discount {
  kind: DiscountKind;
  amount: Piastres;
}

export function sumOfDiscounts(discounts: readonly Discount[]): Piastres {
  return piastres(discounts.reduce((sum, { amount }) => sum + amount, 0));
}

/**
 * The discounts of a booking whose `referral_bonus` is less than all that are wanted, because it exceeds no total and
 * leaves what the rail can charge: the kinds that are spent last shrink. Their sum is the bonus; none is zero.
 */
export function splitBonus(bonus: Piastres, wanted: readonly Discount[]): Discount[] {
  let rest: number = bonus;
  return DISCOUNT_KINDS.flatMap((kind) => {
    const amount = Math.min(rest, sumOfDiscounts(wanted.filter((each) => each.kind === kind)));
    rest -= amount;
    return amount > 0 ? [{ kind, amount: piastres(amount) }] : [];
  });
}
