import { borneByProvider, type ChargebackBearer, isUndecided, toDecimal } from '@hirfa/domain/payments';
import { type AdminCtx, isRefusal, type Refusal, refuse } from '../../kernel/verb.ts';
import {
  findChargeback,
  findEarned,
  hasOpenOperation,
  isUncounted,
  lockForAdmin,
  updateChargeback,
} from '../../payments/index.ts';
import { lockForOverride } from './overrides.ts';
import { changeBooking, showChangedBooking } from '../change-booking.ts';
import { findBooking, lockBooking } from '../queries.ts';
import { partOf } from '../views.ts';

/** An admin notes which evidence was sent to the bank, once. */
export async function noteEvidence({
  ctx,
  input: { id, chargeback_id, note },
}: {
  ctx: AdminCtx;
  input: { id: string; chargeback_id: string; note: string };
}) {
  const { db, now } = ctx;
  await lockForAdmin(db, id);
  const problem = await refusalOf(ctx, id);
  if (problem !== null) return problem;
  const found = await findChargeback(db, chargeback_id);
  if (found?.booking_id !== id || found.state !== 'open' || found.sent_at !== null) return refuse('state_changed');
  await updateChargeback(db, found.id, { sent_at: now, evidence_note: note });
  await ctx.audit({
    action: 'chargeback.evidence',
    entity_type: 'booking',
    entity_id: id,
    before: { status: 'open' },
    after: { status: 'sent', charge: chargeOf(found), note },
  });
  await showChangedBooking({ ctx, input: { booking_id: id } });
  return { id };
}

/** Nobody sends evidence about a booking of their own. */
async function refusalOf(ctx: AdminCtx, id: string): Promise<Refusal<'not_found' | 'own_profile'> | null> {
  const booking = await lockBooking(ctx.db, id);
  const view = booking && (await findBooking(ctx.db, id));
  if (view === undefined) return refuse('not_found');
  return partOf(view, ctx.actor) === 'admin' ? null : refuse('own_profile');
}

/** What it was about, for the log. */
const chargeOf = ({ extra_id }: { extra_id: string | null }) => (extra_id === null ? 'booking' : 'extra');

interface Decided {
  id: string;
  chargeback_id: string;
  bearer: ChargebackBearer;
  reason: string;
}

/** An admin decides who bears a chargeback that the bank has decided for the customer. */
export async function bearChargeback({ ctx, input }: { ctx: AdminCtx; input: Decided }) {
  const { id, bearer, reason } = input;
  const { db, now } = ctx;
  await lockForAdmin(db, id);
  const booking = await lockForOverride(ctx, id, 'bear_charge_back');
  if (isRefusal(booking)) return booking;
  const found = await findChargeback(db, input.chargeback_id);
  if (found?.booking_id !== id || !isUndecided(found)) return refuse('state_changed');
  if ((await hasOpenOperation(db, id)) || (await isUncounted(db, found.id))) return refuse('state_changed');
  const borne = toDecimal(borneByProvider(found.taken, await findEarned(db, id), bearer));
  await updateChargeback(db, found.id, { bearer, borne, decision_reason: reason, decided_at: now });
  // The history is the customer's, too, who is not told who bears it: the reason is not there.
  if (!(await changeBooking({ ctx, input: { booking, event: 'bear_charge_back', part: 'admin' } })))
    return refuse('state_changed');
  await ctx.audit({
    action: 'chargeback.decide',
    entity_type: 'booking',
    entity_id: id,
    before: { status: 'lost' },
    after: { status: 'lost', charge: chargeOf(found), borne_by: bearer, amount: borne, note: reason },
  });
  return { id };
}
