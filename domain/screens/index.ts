/** Constants of the interface that are not business rules (specification 9). */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Screens up to this width get the bottom bar. 9.36 */
export const MOBILE_BREAKPOINT_PX = 767;

/** The delay of a tooltip, and how long after one closes the next opens without delay. 9.33 */
export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

/** The browser's cache of server data: fresh 2 min, kept 10 min, one retry, no refetch on focus. 9.32 */
export const DATA_CACHE = { staleMs: 2 * MINUTE, keptMs: 10 * MINUTE, retries: 1, refetchOnFocus: false } as const;

/** The other setting, for lists that rarely change: kept 5 min, three retries, each after twice the time. 9.32 */
export const RARE_DATA_CACHE = {
  keptMs: 5 * MINUTE,
  retries: 3,
  firstRetryMs: SECOND,
  mostRetryMs: 30 * SECOND,
} as const;

/** The storage keys of the booking flow: choices, step, the request to send, what is shown of it. 3.29 */
export const BOOKING_FLOW_KEYS = {
  choices: 'bookingFlowState',
  step: 'bookingFlowStep',
  pending: 'pendingBookingData',
  data: 'hirfa_booking_data',
} as const;

/** A half-made booking is offered again for this time, counted from its last change. */
export const HALF_MADE_BOOKING_MS = 24 * 60 * MINUTE;

/** Pages are preloaded after this time in browsers that do not tell when they are idle, or never are. 2.69 */
export const IDLE_PRELOAD_FALLBACK_MS = 5000;

/** How long the notice of a new version is shown. 9.24 */
export const UPDATE_NOTICE_MS = 5000;

/**
 * A page whose code failed to load reloads itself after `afterMs` (8.27), at most once in `atMostEveryMs`; `key` is
 * where the browser stores when it last did.
 */
export const CHUNK_RESET = { afterMs: 2 * SECOND, atMostEveryMs: MINUTE, key: 'hirfa.chunk-reset' } as const;

export { movedTo } from './moved.ts';

/**
 * Where a browser keeps the code of who invited its person, with the instant at which it was opened, and the address of
 * an invitation.
 */
export const INVITATION = { key: 'hirfa.invitation', address: /^(?:\/ar)?\/invite\/([A-Za-z0-9]{4,12})\/?$/ } as const;
