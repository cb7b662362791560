import type { SavedCard } from '@hirfa/contract/payments';
import type { findSavedCards } from './queries.ts';

type Found = Awaited<ReturnType<typeof findSavedCards>>[number];

export const viewCard = ({ id, brand, last_digits, expires }: Found): SavedCard => ({
  id,
  brand,
  last_digits,
  expires,
});
