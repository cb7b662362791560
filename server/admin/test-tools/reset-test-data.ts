import type { KeptBooking } from '@hirfa/contract/admin';
import { askDeletion, findTestBookings } from '../../bookings/index.ts';
import { type AdminCtx, isRefusal } from '../../kernel/verb.ts';

/** So many bookings in one transaction. */
const PART = 50;

/** Asks for the deletion of the next bookings of marked people, and says which are refused and why. */
export async function resetTestData({
  ctx,
  input: { after = null },
}: {
  ctx: AdminCtx;
  input: { after?: string | null | undefined };
}) {
  const ids = await findTestBookings(ctx.db, after, PART);
  const kept: KeptBooking[] = [];
  for (const booking_id of ids) {
    const answer = await askDeletion({ ctx, input: { booking_id } });
    if (isRefusal(answer)) kept.push({ booking_id, reason: answer.refused });
  }
  const asked = ids.length - kept.length;
  const next = ids.length < PART ? null : (ids.at(-1) ?? null);
  const { user_id } = ctx.actor;
  const entry = { action: 'test_data.reset' as const, entity_type: 'test_data', entity_id: user_id };
  await ctx.audit({ ...entry, before: { found: ids.length }, after: { asked, kept: kept.length } });
  return { asked, kept, next };
}
