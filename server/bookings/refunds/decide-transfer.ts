import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { transferDecided } from '../events.ts';
import { findOwed, markReturned, markTransferred } from './queries.ts';
import { showTransfer } from './show-transfer.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findOwed>>>;

/** Why an admin can not decide about a transfer; null if they can. Nobody decides about their own money. */
export async function refusalToDecideTransfer(ctx: Ctx<Person>, id: string) {
  const found = await lookFor(ctx, id);
  return isRefusal(found) ? found : null;
}

async function lookFor(
  { db, actor }: Ctx<Person>,
  id: string,
): Promise<Found | Refusal<'not_found' | 'own_profile' | 'state_changed'>> {
  const found = await findOwed(db, id);
  if (found === undefined) return refuse('not_found');
  if (found.owed.user_id === actor.user_id) return refuse('own_profile');
  return found.owed.state === 'transfer_asked' ? found : refuse('state_changed');
}

/** The transfer has left the platform's bank. */
export async function executeRefundTransfer({
  ctx,
  input: { id, reference },
}: {
  ctx: AdminCtx;
  input: { id: string; reference: string };
}) {
  const found = await lookFor(ctx, id);
  if (isRefusal(found)) return found;
  if (!(await markTransferred(ctx.db, id, reference, ctx.now))) return refuse('state_changed');
  return finish(ctx, found, { status: 'transferred', reference });
}

/** The transfer did not arrive, and the customer chooses again. */
export async function returnRefundTransfer({
  ctx,
  input: { id, reason },
}: {
  ctx: AdminCtx;
  input: { id: string; reason: string };
}) {
  const found = await lookFor(ctx, id);
  if (isRefusal(found)) return found;
  if (!(await markReturned(ctx.db, id, reason, ctx.now))) return refuse('state_changed');
  return finish(ctx, found, { status: 'open', reason });
}

async function finish(ctx: AdminCtx, found: Found, after: Readonly<Record<string, string>>) {
  const { operation_id, booking_id, amount, state } = found.owed;
  const entry = { action: 'refund.transfer' as const, entity_type: 'booking', entity_id: booking_id };
  await ctx.audit({ ...entry, before: { status: state }, after: { ...after, refund: amount } });
  await ctx.publish(transferDecided, { operation_id });
  await showTransfer({ ctx, input: found });
  return { id: operation_id };
}
