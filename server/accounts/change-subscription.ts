import { asPerson } from '../kernel/transactions.ts';
import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { changePreferences, getPreferences } from './change-profile.ts';
import type { AccountParts } from './parts.ts';
import { findUser } from './queries.ts';

/** Whose mails a link is about, and, with `email_enabled`, ends them or lets them come again. The link opens nothing else. */
export async function changeSubscription(parts: AccountParts, token: string, email_enabled?: boolean) {
  const userId = parts.unsubscribe.read(token);
  const user = userId === null ? undefined : await findUser(parts.pools.auth, userId);
  if (user === undefined || user.email === null) return refuse('not_found');
  const actor: Person = { kind: 'person', user_id: user.id, session_id: user.id, roles: [] };
  const work = (ctx: WriteCtx<Person>) =>
    email_enabled === undefined ? getPreferences({ ctx }) : changePreferences({ ctx, input: { email_enabled } });
  const preferences = await asPerson(parts.pools.api, actor, parts.scope(), work);
  return 'refused' in preferences ? refuse('not_found') : { email: masked(user.email), email_enabled: preferences.email_enabled };
}

/** "no…@example.com": enough for its owner, nothing for a finder of the link. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}
