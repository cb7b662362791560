import { TRANSFER_ORDER_HOURS } from '@hirfa/domain/payments';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { lockForAdmin, runOperationsJob } from '../../payments/index.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { transferDecided } from '../events.ts';
import {
  findOwed,
  findParts,
  markGivenUp,
  markOrdered,
  markReturned,
  markTransferred,
  type OwedPart,
} from './queries.ts';
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
  const parts = await findParts(ctx.db, id);
  if (!(await markOrdered(ctx.db, parts, ctx.actor.user_id, ctx.now))) return refuse('state_changed');
  return finish(ctx, id, parts, { status: 'transfer_ordered' });
}

/** Lets others order the transfer: the admin who has it, or after a day any other. */
export async function giveUpRefundTransfer({ ctx, input: { id } }: Given) {
  const found = await lookFor(ctx, id);
  if (isRefusal(found)) return found;
  const { ordered_by, ordered_at } = found.owed;
  const isOld = ordered_at !== null && ctx.now.getTime() - ordered_at.getTime() >= TRANSFER_ORDER_HOURS * HOUR;
  if (ordered_by !== ctx.actor.user_id && !isOld) return refuse('state_changed');
  const parts = await lockParts(ctx, id);
  if (!(await markGivenUp(ctx.db, parts))) return refuse('state_changed');
  await countBank(ctx, parts);
  return finish(ctx, id, parts, { status: 'transfer_asked' });
}

/** The transfer has left the platform's bank. */
export async function executeRefundTransfer({ ctx, input: { id, reference } }: Given<{ reference: string }>) {
  const found = await lookForOrdered(ctx, id);
  if (isRefusal(found)) return found;
  const parts = await findParts(ctx.db, id);
  if (!(await markTransferred(ctx.db, parts, reference, ctx.now))) return refuse('state_changed');
  await ctx.publish(transferDecided, { operation_id: id });
  return finish(ctx, id, parts, { status: 'transferred', reference });
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
  const parts = await lockParts(ctx, operation_id);
  if (!(await markReturned(ctx.db, parts, from, { reason, at: ctx.now }))) return refuse('state_changed');
  await ctx.publish(transferDecided, { operation_id });
  await countBank(ctx, parts);
  return finish(ctx, operation_id, parts, { status: 'open', reason });
}

/** The payments of all refunds of a transfer are locked before them. */
async function lockParts({ db }: AdminCtx, id: string): Promise<OwedPart[]> {
  for (const { owed } of await findParts(db, id)) await lockForAdmin(db, owed.booking_id);
  return findParts(db, id);
}

/** The bank of the customer may have kept the money meanwhile. */
async function countBank({ db }: AdminCtx, parts: readonly OwedPart[]): Promise<void> {
  for (const { owed } of parts) await enqueueJob(db, runOperationsJob, owed.booking_id);
}

/** The audit log has each refund of the transfer under its booking. */
async function finish(ctx: AdminCtx, id: string, parts: readonly OwedPart[], after: Readonly<Record<string, string>>) {
  for (const part of parts) {
    const { booking_id, amount, state, reference } = part.owed;
    const entry = { action: 'refund.transfer' as const, entity_type: 'booking', entity_id: booking_id };
    const before = { status: state, ...(reference !== null && { reference }) };
    await ctx.audit({ ...entry, before, after: { ...after, refund: amount } });
    await showTransfer({ ctx, input: part });
  }
  return { id };
}
