import type { BookingMode } from '@hirfa/domain/bookings';
import type { Day } from '@hirfa/domain/market';
import type { ProviderType } from '@hirfa/domain/providers';
import type { DayPart } from '@hirfa/domain/search';

/** Which providers a call looks for, as its input says it. */
export interface ProviderFilter {
  q?: string | undefined;
  category?: string | undefined;
  service?: string | undefined;
  area?: string | undefined;
  mode?: BookingMode | undefined;
  max_price?: number | undefined;
  min_rating?: number | undefined;
  day?: Day | undefined;
  part?: DayPart | undefined;
  now?: boolean | undefined;
  type?: ProviderType | undefined;
}

/** Whose offers are looked for: of categories or services by their slugs, or of people by words of their names. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'categories'; slugs: readonly string[] }
  | { kind: 'services'; slugs: readonly string[] }
  | { kind: 'names'; words: readonly string[]; category: string | null; service: string | null };

export const NOBODY: Scope = { kind: 'categories', slugs: [] };
