import type { Deletion, TestTools } from '@hirfa/contract/admin';
import { askDeletion, countTestBookings, findDeletion } from '../../bookings/index.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, refuse } from '../../kernel/verb.ts';
import type { TestToolServices } from './services.ts';

type Reading = { ctx: Ctx<Person> & { services: TestToolServices } };

export async function getTestTools({ ctx: { db, services } }: Reading) {
  const test_booking_id = services.testTools?.bookingId ?? null;
  return { test_booking_id, ...(await countTestBookings(db)) } satisfies TestTools;
}

/** Whether a booking that somebody asked to delete is gone. */
export async function getBookingDeletion({ ctx, input }: { ctx: Ctx<Person>; input: { booking_id: string } }) {
  const deletion = await findDeletion(ctx.db, input.booking_id);
  return deletion === undefined ? refuse('not_found') : viewDeletion(deletion);
}

/** 7.34 */
export async function deleteTestBooking({ ctx, input }: { ctx: AdminCtx; input: { booking_id: string } }) {
  const deletion = await askDeletion({ ctx, input });
  return isRefusal(deletion) ? deletion : viewDeletion(deletion);
}

function viewDeletion({ booking_id, deleted_at }: { booking_id: string; deleted_at: Date | null }): Deletion {
  return { booking_id, deleted_at: deleted_at?.toISOString() ?? null };
}
