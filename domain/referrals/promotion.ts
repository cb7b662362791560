import { type Piastres, piastres, type Rate, shareOf } from '../payments/index.ts';

/** Why a promotion code gives nothing, in the order in which it is decided. */
export const PROMOTION_REFUSALS = [
  'unknown',
  'stopped',
  'not_yet',
  'over',
  'other_category',
  'other_provider_type',
  'not_first_booking',
  'below_minimum',
  'used_by_you',
  'used_up',
  'with_invitation',
] as const;
export type PromotionRefusal = (typeof PROMOTION_REFUSALS)[number];

/** What a promotion code gives to whom. Limits that are null do not exist. */
export interface PromotionTerms {
  /** One of the two: a share of what the customer would pay, or an amount. */
  percent: Rate | null;
  flat: Piastres | null;
  /** What the customer has to pay without discounts, at least. */
  minimum: Piastres;
  /** What it gives at most. */
  maximum: Piastres | null;
  uses_per_person: number | null;
  uses_in_total: number | null;
  /** What it gives to everybody together. */
  budget: Piastres | null;
  category_slug: string | null;
  provider_type: string | null;
  is_first_booking_only: boolean;
  /** Whether an invitation and credit count beside it. */
  stands_together: boolean;
  starts_at: Date;
  /** The first instant at which it gives nothing any more. */
  ends_at: Date | null;
  is_stopped: boolean;
}

/** A booking for which somebody enters a code, and what the code has given so far. */
export interface PromotionFacts {
  now: Date;
  /** What the customer would pay without discounts. */
  gross: Piastres;
  category_slug: string;
  provider_type: string;
  is_first_booking: boolean;
  has_invitation: boolean;
  used_by_person: number;
  used: number;
  spent: Piastres;
}

export type Promotion = { amount: Piastres } | { refused: PromotionRefusal };

/**
 * What a promotion code gives for a booking (product decision: reviews, favourites, referrals). Never more than the
 * price or what is left of its budget, never nothing: a code whose budget is spent is used up.
 */
export function promotionOf(terms: PromotionTerms, facts: PromotionFacts): Promotion {
  const refused = refusalOf(terms, facts);
  if (refused !== null) return { refused };
  const { percent, flat, maximum, budget } = terms;
  const limits = [
    facts.gross,
    percent === null ? null : shareOf(facts.gross, percent),
    flat,
    maximum,
    budget === null ? null : budget - facts.spent,
  ];
  const amount = Math.min(...limits.filter((limit) => limit !== null));
  return amount > 0 ? { amount: piastres(amount) } : { refused: 'used_up' };
}

function refusalOf(terms: PromotionTerms, facts: PromotionFacts): PromotionRefusal | null {
  const { category_slug, provider_type, uses_per_person, uses_in_total, budget } = terms;
  const reasons: Partial<Record<PromotionRefusal, boolean>> = {
    stopped: terms.is_stopped,
    not_yet: facts.now < terms.starts_at,
    over: terms.ends_at !== null && facts.now >= terms.ends_at,
    other_category: category_slug !== null && category_slug !== facts.category_slug,
    other_provider_type: provider_type !== null && provider_type !== facts.provider_type,
    not_first_booking: terms.is_first_booking_only && !facts.is_first_booking,
    below_minimum: facts.gross < terms.minimum,
    used_by_you: uses_per_person !== null && facts.used_by_person >= uses_per_person,
    used_up: (uses_in_total !== null && facts.used >= uses_in_total) || (budget !== null && facts.spent >= budget),
    with_invitation: !terms.stands_together && facts.has_invitation,
  };
  return PROMOTION_REFUSALS.find((reason) => reasons[reason]) ?? null;
}
