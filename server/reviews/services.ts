import type { Ctx } from '../kernel/verb.ts';
import type { PhotoServices } from '../accounts/index.ts';

/**
 * What reviews ask of the room that knows with which browsers people sign in and with which cards they pay: whether the
 * two people of a booking share one.
 */
export interface SharedThings {
  find(work: { ctx: Ctx; input: { booking_id: string } }): Promise<'same_device' | 'same_instrument' | null>;
}

/** The dependencies of reviews. */
export interface ReviewServices extends PhotoServices {
  sharedThings: SharedThings;
}
