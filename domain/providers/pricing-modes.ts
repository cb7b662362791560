/** How a provider prices work (product decision of the onboarding form). */
export const PRICING_MODES = ['hourly', 'fixed', 'package'] as const;
export type PricingMode = (typeof PRICING_MODES)[number];
