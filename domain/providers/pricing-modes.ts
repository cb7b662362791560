/** How a provider prices work (product decision of the onboarding form). */
export const PRICING_MODES = ['hourly', 'fixed', 'package'] as const;
export type PricingMode = (typeof PRICING_MODES)[number];

/** How a card is priced: as its service, or by the fee of a visit, in which a quote is written. */
export const CARD_PRICING_MODES = [...PRICING_MODES, 'visit'] as const;
export type CardPricingMode = (typeof CARD_PRICING_MODES)[number];
