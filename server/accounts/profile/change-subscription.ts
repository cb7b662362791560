import type { Subscription } from '@hirfa/contract/accounts';
import { asPerson } from '../../kernel/transactions.ts';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import type { EndedMails } from '../services.ts';
import { findUser } from '../queries.ts';
import { changePreferences, getPreferences } from './change-profile.ts';

/** The person of an unsubscribe link, and whether they get what it ends. The link gives access to nothing else. */
export function getSubscription({ ctx, input }: { ctx: ServiceCtx; input: { token: string } }) {
  return withLink(ctx, input.token, (person) => getPreferences({ ctx: person }));
}

/** Ends the optional mails of the person of a link, or their offers, or turns them on again. */
export function changeSubscription({
  ctx,
  input,
}: {
  ctx: ServiceCtx;
  input: { token: string; email_enabled: boolean };
}) {
  const { token, email_enabled } = input;
  return withLink(ctx, token, (person, ends) =>
    changePreferences({
      ctx: person,
      input: ends === 'offers' ? { offers_enabled: email_enabled } : { email_enabled },
    }),
  );
}

type Preferences = { email_enabled: boolean; offers_enabled: boolean };

async function withLink(
  { services, now }: ServiceCtx,
  token: string,
  work: (ctx: WriteCtx<Person>, ends: EndedMails) => Promise<Preferences | Refusal>,
): Promise<Subscription | Refusal<'not_found'>> {
  const link = services.unsubscribe.read(token);
  const user = link === null ? undefined : await findUser(services.pools.auth, link.user_id);
  if (link === null || user === undefined || user.email === null) return refuse('not_found');
  const { ends } = link;
  const actor: Person = { kind: 'person', user_id: user.id, session_id: user.id, roles: [] };
  const scope = { ...services.scope(), now };
  const preferences = await asPerson(services.pools.api, actor, scope, (person) => work(person, ends));
  if (isRefusal(preferences)) return refuse('not_found');
  const { email_enabled, offers_enabled } = preferences;
  return { email: masked(user.email), ends, email_enabled: ends === 'offers' ? offers_enabled : email_enabled };
}

/** "no…@example.com": its owner recognises it, a finder of the link can't use it. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}
