import type { OAuthProvider } from '@hirfa/domain/accounts';
import type { Database } from '../../platform/db.ts';
import { type Person, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { notifyOwner } from '../mails/request-message.ts';
import { countPasskeysOf } from '../passkeys/queries.ts';
import { findMailAddress, findUser, lockSignInMethods } from '../queries.ts';
import { findLinkedAccounts, unlinkOAuth } from './queries.ts';

/** The OAuth providers with which the person signs in, and since when. */
export async function listLinkedAccounts({ ctx: { db, actor } }: { ctx: AccountCtx<Person> }) {
  const linked = await findLinkedAccounts(db, actor.user_id);
  return {
    items: linked.map(({ oauthProvider, linkedAt }) => ({
      oauth_provider: oauthProvider,
      linked_at: linkedAt.toISOString(),
    })),
  };
}

interface UnlinkInput {
  ctx: AccountCtx<Person>;
  input: { oauth_provider: OAuthProvider };
}

/** Removes a sign-in method. Sessions that it opened stay: they do not record how they were opened. */
export function unlinkAccount({ ctx, input }: UnlinkInput) {
  const { user_id } = ctx.actor;
  const { oauth_provider } = input;
  return inTransaction(ctx, async (tx) => {
    await lockSignInMethods(tx.db, user_id);
    const linked = await findLinkedAccounts(tx.db, user_id);
    if (!linked.some((each) => each.oauthProvider === oauth_provider)) return refuse('not_found');
    const isLast = linked.length === 1 && !(await hasOtherSignInMethod(tx.db, user_id));
    if (isLast) return refuse('last_sign_in_method');
    await unlinkOAuth(tx.db, user_id, oauth_provider);
    await notifyOwner({ ctx: tx, input: { kind: `${oauth_provider}_unlinked` } });
    return { unlinked: true as const };
  });
}

/** Whether a person can sign in without OAuth. The reader of a confirmed e-mail can always set a password. */
async function hasOtherSignInMethod(db: Database, userId: string): Promise<boolean> {
  if ((await findMailAddress(db, userId)) !== undefined) return true;
  if ((await findUser(db, userId))?.phone_number) return true;
  return (await countPasskeysOf(db, userId)) > 0;
}
