import { asPerson } from '../../kernel/transactions.ts';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import { findUser } from '../queries.ts';
import { changePreferences, getPreferences } from './change-profile.ts';

interface Subscription {
  email: string;
  email_enabled: boolean;
}

/** The person of an unsubscribe link, and whether they get optional mails. The link gives access to nothing else. */
export function getSubscription({ ctx, input }: { ctx: ServiceCtx; input: { token: string } }) {
  return withLink(ctx, input.token, (person) => getPreferences({ ctx: person }));
}

/** Ends the optional mails of the person of a link, or turns them on again. */
export function changeSubscription({
  ctx,
  input,
}: {
  ctx: ServiceCtx;
  input: { token: string; email_enabled: boolean };
}) {
  const { token, email_enabled } = input;
  return withLink(ctx, token, (person) => changePreferences({ ctx: person, input: { email_enabled } }));
}

async function withLink(
  { services, now }: ServiceCtx,
  token: string,
  work: (ctx: WriteCtx<Person>) => Promise<{ email_enabled: boolean } | Refusal>,
): Promise<Subscription | Refusal<'not_found'>> {
  const userId = services.unsubscribe.read(token);
  const user = userId === null ? undefined : await findUser(services.pools.auth, userId);
  if (user === undefined || user.email === null) return refuse('not_found');
  const actor: Person = { kind: 'person', user_id: user.id, session_id: user.id, roles: [] };
  const preferences = await asPerson(services.pools.api, actor, { ...services.scope(), now }, work);
  if (isRefusal(preferences)) return refuse('not_found');
  return { email: masked(user.email), email_enabled: preferences.email_enabled };
}

/** "no…@example.com": its owner recognises it, a finder of the link can't use it. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}
