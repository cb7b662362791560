import type { NewAccount } from '@hirfa/contract/payments';
import { isRefusal, type Person, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { upsertPayoutDetails } from './queries.ts';
import { readAccount } from './read-account.ts';
import { viewPayoutDetails } from './views.ts';

/** Sets where the actor's earnings are paid, instead of what they said before. */
export async function savePayoutDetails({ ctx, input }: { ctx: WriteCtx<Person>; input: NewAccount }) {
  const { db, now, actor } = ctx;
  const account = readAccount(input);
  if (isRefusal(account)) return account;
  const details = { user_id: actor.user_id, ...account, changed_at: now };
  await upsertPayoutDetails(db, details);
  const hint = { type: 'profile_changed' as const, entity_id: actor.user_id, version: 1 };
  await notifyStreams(db, [`user:${actor.user_id}`], hint, now);
  return { details: viewPayoutDetails(details) };
}
