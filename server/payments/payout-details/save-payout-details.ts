import type { NewAccount } from '@hirfa/contract/payments';
import { type AccountServices, hasJustSignedIn } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { payoutAccountChanged } from '../events.ts';
import { findPayoutDetails, upsertPayoutDetails } from './queries.ts';
import { readAccount } from './read-account.ts';
import { viewPayoutDetails } from './views.ts';

/**
 * Sets where the actor's earnings are paid. To replace what they said before, they have to have signed in a short time
 * ago, with the second factor if they have one: whoever finds a device that was left open does not get the money.
 */
export async function savePayoutDetails({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person> & { services: AccountServices };
  input: NewAccount;
}) {
  const { db, now, actor } = ctx;
  const account = readAccount(input);
  if (isRefusal(account)) return account;
  const isChange = (await findPayoutDetails(db, actor.user_id)) !== undefined;
  if (isChange && !(await hasJustSignedIn({ ctx }))) return refuse('fresh_sign_in_required');
  const details = { user_id: actor.user_id, ...account, changed_at: now };
  await upsertPayoutDetails(db, details);
  if (isChange) await ctx.publish(payoutAccountChanged, { user_id: actor.user_id });
  const hint = { type: 'profile_changed' as const, entity_id: actor.user_id, version: 1 };
  await notifyStreams(db, [`user:${actor.user_id}`], hint, now);
  return { details: viewPayoutDetails(details) };
}
