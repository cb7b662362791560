import type { CategoryTab } from '../catalogue/index.ts';

/** Whom a review is about: the provider, written by the customer, or the other way round. */
export const SUBJECTS = ['provider', 'customer'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What somebody can say in one press, besides stars and words; screens have the words. */
export const CHIPS = [
  'punctual',
  'friendly',
  'fair_price',
  'explained_well',
  'patient',
  'well_prepared',
  'clean_work',
  'careful',
  'fixed_at_once',
  'clear_request',
  'ready_on_time',
] as const;
export type Chip = (typeof CHIPS)[number];

/** The chips about a provider, by the kind of their work. */
const ABOUT_PROVIDERS: Readonly<Record<CategoryTab, readonly Chip[]>> = {
  community: ['punctual', 'friendly', 'patient', 'explained_well', 'well_prepared', 'fair_price'],
  trusted: ['punctual', 'friendly', 'clean_work', 'careful', 'fixed_at_once', 'fair_price'],
};

/** The chips that a review offers. */
export function chipsFor(subject: Subject, tab: CategoryTab): readonly Chip[] {
  return subject === 'customer' ? ['friendly', 'clear_request', 'ready_on_time'] : ABOUT_PROVIDERS[tab];
}
