import type { Ctx } from '../kernel/verb.ts';
import { findShared } from './queries.ts';

/** The port of reviews: what the two people of a booking share, since one person may have two accounts. */
export const sharedThings = {
  find: ({ ctx: { db }, input: { booking_id } }: { ctx: Ctx; input: { booking_id: string } }) =>
    findShared(db, booking_id),
};
