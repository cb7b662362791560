import type { Ctx } from '../kernel/verb.ts';

/**
 * The port to who knows with which browsers people sign in and with what they pay, a room further right: whether the
 * two people of a booking share one.
 */
export interface SharedThings {
  find(work: { ctx: Ctx; input: { booking_id: string } }): Promise<'same_device' | 'same_instrument' | null>;
}

/** The dependencies of reviews. */
export interface ReviewServices {
  sharedThings: SharedThings;
}
