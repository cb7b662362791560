import { MINUTE, type Rate } from '@hirfa/contract/calls';

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
  /** Pictures of links that have to be drawn for an address. */
  picture: { times: 30, perMs: MINUTE },
} as const satisfies Record<string, Rate>;
