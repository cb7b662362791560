/** Constants of the interface that are nobody's business rule (specification 9). */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Screens up to this width get the bottom bar. 9.36 */
export const MOBILE_BREAKPOINT_PX = 767;

/** When a tooltip opens, and how long moving to a neighbour skips the wait. 9.33 */
export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

/** The browser's cache of what the server said: fresh 2 min, kept 10 min, one retry, no refetch on focus. 9.32 */
export const DATA_CACHE = { staleMs: 2 * MINUTE, keptMs: 10 * MINUTE, retries: 1, refetchOnFocus: false } as const;

/** The booking flow's places in a browser: choices, step, what will be sent, what is shown of it. 3.29 */
export const BOOKING_FLOW_KEYS = {
  choices: 'bookingFlowState',
  step: 'bookingFlowStep',
  pending: 'pendingBookingData',
  data: 'hirfa_booking_data',
} as const;

/** Where a browser does not say when it is idle, pages are brought in ahead after this time. 2.69 */
export const IDLE_PRELOAD_FALLBACK_MS = 5000;

/** How long it is said that the product is a newer one. 9.24 */
export const UPDATE_NOTICE_MS = 5000;

/** A page whose code could not be loaded is loaded anew by itself after this time (8.27), but not over and over. */
export const CHUNK_RESET = { afterMs: 2 * SECOND, atMostEveryMs: MINUTE } as const;
