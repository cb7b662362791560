import type { NewAccount } from '@hirfa/contract/payments';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { readAccount } from '../../payments/index.ts';
import { showTransfer } from './show-transfer.ts';
import { askTransfer, findOwed, findParts } from './queries.ts';

/** The customer wants a refund that could not go back by a transfer to this account, with the others of its package. */
export async function askRefundTransfer({
  ctx,
  input: { id, ...typed },
}: {
  ctx: WriteCtx<Person>;
  input: NewAccount & { id: string };
}) {
  const { db, now, actor } = ctx;
  const account = readAccount(typed);
  if (isRefusal(account)) return account;
  const found = await findOwed(db, id);
  if (found?.owed.user_id !== actor.user_id) return refuse('not_found');
  const parts = await findParts(db, id);
  if (!(await askTransfer(db, parts, { by: actor.user_id, at: now, account }))) return refuse('state_changed');
  for (const part of parts) await showTransfer({ ctx, input: part });
  return { id };
}
