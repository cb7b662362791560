import type { CallName } from '../../kernel/call-facts.ts';
import type { Rate } from '../../platform/limits/rates.ts';

const MINUTE = 60_000;

/**
 * How often somebody may ask, whatever they ask for. They are far above what people do: whoever meets one is a program.
 * A whole neighbourhood may share the address of its mobile network.
 */
export const DEFAULT_RATES = {
  /** All requests of an address, except for files of the site. */
  address: { times: 6000, perMs: MINUTE },
  /** All calls of a person, from all their devices. */
  person: { times: 1200, perMs: MINUTE },
  /** Pages that have to be rendered for an address, because nobody else has just asked for them. */
  page: { times: 600, perMs: MINUTE },
} as const satisfies Record<string, Rate>;

const SEARCH: Rate = { times: 1200, perMs: MINUTE };
const EXPORT: Rate = { times: 60, perMs: 10 * MINUTE };

/**
 * Calls that cost much more than others, or write: for each person, or for each address where visitors may call.
 * Limits that have to be exact are in the database (docs/decisions/0013).
 */
export const CALL_RATES: { readonly [Name in CallName]?: Rate } = {
  'discovery.listServices': SEARCH,
  'discovery.listProviders': SEARCH,
  'discovery.nearestCategory': SEARCH,
  'bookings.listSlots': SEARCH,
  'messages.searchMessages': { times: 120, perMs: MINUTE },
  'admin.searchEverything': { times: 120, perMs: MINUTE },
  /** Each look makes a picture. */
  'providers.lookAtDocument': { times: 300, perMs: 10 * MINUTE },
  'providers.saveApplication': { times: 300, perMs: 10 * MINUTE },
  'providers.saveAvailability': { times: 120, perMs: 10 * MINUTE },
  'providers.setOnline': { times: 60, perMs: 10 * MINUTE },
  'providers.renewFeed': { times: 30, perMs: 10 * MINUTE },
  'bookings.exportEarnings': EXPORT,
  'admin.exportFigures': EXPORT,
  'admin.exportAuditLog': EXPORT,
  'admin.exportTable': EXPORT,
};
