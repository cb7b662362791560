import { TRANSFER_ORDER_HOURS } from '@hirfa/domain/payments';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { lockForAdmin, runOperationsJob } from '../../payments/index.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { transferDecided } from '../events.ts';
import { findOwed, markGivenUp, markOrdered, markReturned, markTransferred } from './queries.ts';
import { showTransfer } from './show-transfer.ts';

const HOUR = 3_600_000;

type Found = NonNullable<Awaited<ReturnType<typeof findOwed>>>;

/** Why an admin can not decide about a transfer; null if they can. Nobody decides about their own money. */
export async function refusalToDecideTransfer(ctx: Ctx<Person>, id: string) {
  const found = await lookFor(ctx, id);
  if (isRefusal(found)) return found;
  return ['transfer_asked', 'transfer_ordered'].includes(found.owed.state) ? null : refuse('state_changed');
}

type Refused = Refusal<'not_found' | 'own_profile' | 'state_changed'>;

async function lookFor({ db, actor }: Ctx<Person>, id: string): Promise<Found | Refused> {
  const found = await findOwed(db, id);
  if (found === undefined) return refuse('not_found');
  return found.owed.user_id === actor.user_id ? refuse('own_profile') : found;
}

/** A transfer that the admin has taken over. */
async function lookForOrdered(ctx: Ctx<Person>, id: string): Promise<Found | Refused> {
  const found = await lookFor(ctx, id);
  return isRefusal(found) || found.owed.ordered_by === ctx.actor.user_id ? found : refuse('state_changed');
}

interface Given<Input = object> {
  ctx: AdminCtx;
  input: { id: string } & Input;
}

/** An admin takes the transfer over, so that nobody else orders it at the bank. */
export async function orderRefundTransfer({ ctx, input: { id } }: Given) {
  const found = await lookFor(ctx, id);
  if (isRefusal(found)) return found;
  if (!(await markOrdered(ctx.db, id, ctx.actor.user_id, ctx.now))) return refuse('state_changed');
  return finish(ctx, found, { status: 'transfer_ordered' });
}

/** Lets others order the transfer: the admin who has it, or after a day any other. */
export async function giveUpRefundTransfer({ ctx, input: { id } }: Given) {
  const found = await lookFor(ctx, id);
  if (isRefusal(found)) return found;
  const { ordered_by, ordered_at } = found.owed;
  const isOld = ordered_at !== null && ctx.now.getTime() - ordered_at.getTime() >= TRANSFER_ORDER_HOURS * HOUR;
  if (ordered_by !== ctx.actor.user_id && !isOld) return refuse('state_changed');
  await lockForAdmin(ctx.db, found.owed.booking_id);
  if (!(await markGivenUp(ctx.db, id))) return refuse('state_changed');
  await countBank(ctx, found);
  return finish(ctx, found, { status: 'transfer_asked' });
}

/** The transfer has left the platform's bank. */
export async function executeRefundTransfer({ ctx, input: { id, reference } }: Given<{ reference: string }>) {
  const found = await lookForOrdered(ctx, id);
  if (isRefusal(found)) return found;
  if (!(await markTransferred(ctx.db, id, reference, ctx.now))) return refuse('state_changed');
  await ctx.publish(transferDecided, { operation_id: id });
  return finish(ctx, found, { status: 'transferred', reference });
}

/** The transfer is not possible, and the customer chooses again. */
export async function returnRefundTransfer({ ctx, input: { id, reason } }: Given<{ reason: string }>) {
  const found = await lookForOrdered(ctx, id);
  return isRefusal(found) ? found : chooseAgain(ctx, found, 'transfer_ordered', reason);
}

/** The bank has sent an executed transfer back, and the customer chooses again. */
export async function bounceRefundTransfer({ ctx, input: { id, reason } }: Given<{ reason: string }>) {
  const found = await lookFor(ctx, id);
  return isRefusal(found) ? found : chooseAgain(ctx, found, 'transferred', reason);
}

async function chooseAgain(ctx: AdminCtx, found: Found, from: 'transfer_ordered' | 'transferred', reason: string) {
  const { operation_id } = found.owed;
  await lockForAdmin(ctx.db, found.owed.booking_id);
  if (!(await markReturned(ctx.db, operation_id, from, { reason, at: ctx.now }))) return refuse('state_changed');
  await ctx.publish(transferDecided, { operation_id });
  await countBank(ctx, found);
  return finish(ctx, found, { status: 'open', reason });
}

/** The bank of the customer may have kept the money meanwhile. */
const countBank = ({ db }: AdminCtx, { owed }: Found) => enqueueJob(db, runOperationsJob, owed.booking_id);

async function finish(ctx: AdminCtx, found: Found, after: Readonly<Record<string, string>>) {
  const { operation_id, booking_id, amount, state, reference } = found.owed;
  const entry = { action: 'refund.transfer' as const, entity_type: 'booking', entity_id: booking_id };
  const before = { status: state, ...(reference !== null && { reference }) };
  await ctx.audit({ ...entry, before, after: { ...after, refund: amount } });
  await showTransfer({ ctx, input: found });
  return { id: operation_id };
}
