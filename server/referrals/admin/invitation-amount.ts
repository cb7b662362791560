import type { InvitationAmount } from '@hirfa/contract/referrals';
import { fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { MOST_PER_INVITATION, REFERRAL } from '@hirfa/domain/referrals';
import { type AdminCtx, refuse, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { findAmount, insertAmount, lockAmounts } from './queries.ts';

/** What an invitation is worth now. */
export async function getInvitationAmount({ ctx: { db, now } }: { ctx: AdminCtx }): Promise<InvitationAmount> {
  const found = await findAmount(db, now);
  const default_flat = toDecimal(REFERRAL.flat);
  return { flat: found?.flat ?? default_flat, holds_from: found?.holds_from.toISOString() ?? null, default_flat };
}

/** Changes it from now on; people who are bound keep what held when they were bound. */
export async function changeInvitationAmount({
  ctx,
  input: { seen, flat, reason },
}: {
  ctx: AdminCtx;
  input: { seen: string; flat: string; reason: string };
}) {
  const { db, now, audit } = ctx;
  if (fromDecimal(flat) > MOST_PER_INVITATION) return refuseField('flat', 'More than an invitation may be worth');
  await lockAmounts(db);
  const before = await getInvitationAmount({ ctx });
  if (before.flat !== seen || !(await insertAmount(db, flat, now))) return refuse('state_changed');
  await audit({
    action: 'invitation_amount.change',
    entity_type: 'setting',
    entity_id: newId(now.getTime()),
    before: { flat: before.flat },
    after: { flat, reason },
  });
  return getInvitationAmount({ ctx });
}
