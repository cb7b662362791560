import type { OAuthProvider } from '@hirfa/domain/accounts';
import type { Database } from '../platform/db.ts';
import { type Person, refuse } from '../kernel/verb.ts';
import { tellOwner } from './messages.ts';
import type { AccountParts } from './parts.ts';
import { countPasskeysOf, holdWaysInOf } from './passkey-queries.ts';
import { findLinkedAccounts, unlinkProvider } from './provider-queries.ts';
import { findMailAddress, findUser } from './queries.ts';

/** The providers that open somebody's account, since when. */
export async function listLinkedAccounts({ pools }: AccountParts, { user_id }: Person) {
  const linked = await findLinkedAccounts(pools.auth, user_id);
  return { items: linked.map(({ provider, linkedAt }) => ({ provider, linked_at: linkedAt.toISOString() })) };
}

/** A provider opens the account no more. Sessions that it opened stay: nothing says which they are. */
export async function unlinkAccount(parts: AccountParts, person: Person, provider: OAuthProvider, now: Date) {
  const { user_id } = person;
  return parts.pools.auth.transaction(async (db) => {
    await holdWaysInOf(db, user_id);
    const linked = await findLinkedAccounts(db, user_id);
    if (!linked.some((each) => each.provider === provider)) return refuse('not_found');
    if (linked.length === 1 && !(await isAnyOtherWay(parts, db, user_id))) return refuse('last_sign_in_method');
    await unlinkProvider(db, user_id, provider);
    await tellOwner(db, `${provider}_unlinked`, person, now);
    return { unlinked: true as const };
  });
}

/** Whether a provider is not all that opens an account. Who reads mails at its address can always choose a password there. */
async function isAnyOtherWay({ sms }: AccountParts, db: Database, userId: string): Promise<boolean> {
  if ((await findMailAddress(db, userId)) !== undefined) return true;
  if (sms !== null && (await findUser(db, userId))?.phone_number) return true;
  return (await countPasskeysOf(db, userId)) > 0;
}
