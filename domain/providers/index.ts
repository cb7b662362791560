export {
  countsAsProvider,
  EXPERIENCE_LEVELS,
  PROVIDER_TYPES,
  readVerificationStatus,
  type ExperienceLevel,
  type ProviderType,
  type VerificationStatus,
  VERIFICATION_STATUSES,
} from './verification.ts';
export { METRICS_FROM_JOBS } from './metrics.ts';
export { PRICING_MODES, type PricingMode } from './pricing-modes.ts';
export { TOP_PROVIDERS_LIMIT } from './top-providers.ts';
