import { FullName } from '@hirfa/contract/accounts';
import { decideOAuth, ONE_TIME_CODE_LIFE_MS, type OAuthProvider } from '@hirfa/domain/accounts';
import { isRefusal } from '../../kernel/verb.ts';
import { type AccountCtx, type AccountTx, inTransaction } from '../ctx.ts';
import { takeLimits } from '../limits.ts';
import { insertOneTimeCode } from '../mails/queries.ts';
import { requestMessage } from '../mails/request-message.ts';
import { findUserByEmail } from '../queries.ts';
import type { OAuthPerson } from '../services.ts';
import { clearForOwner } from '../sign-in/clear-for-owner.ts';
import { confirmUser, deleteSignUps, linkOAuth, lockSignUps } from '../sign-in/queries.ts';
import { requestConfirmation } from '../sign-in/sign-up.ts';
import { openOAuthState, type OAuthState, returnAddress } from './oauth-state.ts';
import { findLinkedUser } from './queries.ts';

interface Input {
  ctx: AccountCtx;
  /** `search` is the query with which the OAuth provider sent the browser back. */
  input: { oauth_provider: string; search: string };
}

/**
 * Where a person who returns from an OAuth provider continues: on our page with a one-time code or with a problem, or
 * by confirming an e-mail; then `handle` shows later that this browser requested the account.
 */
export async function finishOAuth({ ctx, input }: Input): Promise<{ location: string; handle?: string }> {
  const { oauth, log } = ctx.services;
  const state = await openOAuthState(ctx, ctx.request.oauth_state);
  const configured = oauth.configured.find((each) => each === state?.oauth_provider && each === input.oauth_provider);
  if (state === null || configured === undefined)
    return { location: returnAddress(state?.return_to ?? '/', { error: 'invalid_code' }) };
  const person = await oauth.finish(configured, input.search, state, ctx.now);
  if ('problem' in person) {
    const { problem, code } = person;
    if (problem !== 'cancelled') log.warn({ oauth_provider: configured, problem, code }, 'a sign-in with OAuth failed');
    return { location: returnAddress(state.return_to, { error: problem }) };
  }
  const outcome = await inTransaction(ctx, async (tx) => {
    const account = await findOrCreateAccount(tx, configured, person);
    return typeof account === 'string' ? account : { code: await createCode(tx, account.id, state.code_challenge) };
  });
  if (outcome === 'prove') return requestProof(ctx, state, person);
  return { location: returnAddress(state.return_to, outcome === 'refuse' ? { error: 'email_not_verified' } : outcome) };
}

/** For an OAuth provider that never verifies e-mails: a code is sent to the e-mail, as for a sign-up. */
async function requestProof(ctx: AccountCtx, { oauth_provider, return_to }: OAuthState, person: OAuthPerson) {
  const email = person.email ?? '';
  const limited = await takeLimits(ctx, [
    ['sign_up_address', ctx.request.address],
    ['confirm_mail', email],
  ]);
  if (isRefusal(limited)) return { location: returnAddress(return_to, { error: 'too_many_requests' }) };
  const requested = { email, name: nameOf(person), oauthProvider: oauth_provider, oauthSubject: person.subject };
  const { handle } = await requestConfirmation({ ctx, input: requested });
  // A fragment is not sent to servers and appears in no log.
  const fragment = new URLSearchParams({ confirm_email: email, provider: oauth_provider });
  return { location: `${returnAddress(return_to, {})}#${fragment}`, handle };
}

/** The account of a person whom an OAuth provider names, created if there is none; or why they can't have it yet. */
async function findOrCreateAccount(
  tx: Omit<AccountTx, 'actor'>,
  oauthProvider: OAuthProvider,
  person: OAuthPerson,
): Promise<{ id: string } | 'prove' | 'refuse'> {
  const { db, now } = tx;
  const { subject, email, isEmailVerified } = person;
  // Every other way to confirm this e-mail locks the same rows first.
  if (email !== null && isEmailVerified) await lockSignUps(db, email, now);
  const linked = await findLinkedUser(db, oauthProvider, subject);
  const existing = email === null ? undefined : await findUserByEmail(db, email);
  const account = existing === undefined ? 'none' : existing.emailVerified ? 'confirmed' : 'unconfirmed';
  const isEmailUnknown = oauthProvider === 'facebook' && email !== null;
  const decision = decideOAuth({ isLinked: linked !== undefined, isEmailVerified, isEmailUnknown, account });
  if (linked !== undefined) return { id: linked };
  if (decision === 'prove') return 'prove';
  if (decision === 'refuse' || email === null) return 'refuse';
  if (decision === 'link' && existing !== undefined) {
    const isNew = await linkOAuth(db, existing.id, oauthProvider, subject, now);
    const mail = { kind: `${oauthProvider}_linked`, recipient: email, userAgent: tx.request.user_agent } as const;
    if (isNew) await requestMessage({ ctx: tx, input: mail });
    return { id: existing.id };
  }
  const { id } = await confirmUser(db, { email, name: nameOf(person), image: person.picture }, now);
  await deleteSignUps(db, email);
  if (existing !== undefined) await clearForOwner({ ctx: { db, now }, input: { user_id: id } });
  await linkOAuth(db, id, oauthProvider, subject, now);
  return { id };
}

const nameOf = ({ name }: OAuthPerson) => FullName.safeParse(name).data ?? '';

async function createCode(
  { db, now, services }: Omit<AccountTx, 'actor'>,
  userId: string,
  codeChallenge: string,
): Promise<string> {
  const code = services.secrets.token();
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_LIFE_MS.oauth);
  await insertOneTimeCode(db, {
    kind: 'oauth',
    userId,
    codeChallenge,
    codeHash: services.secrets.hashToken(code),
    expiresAt,
  });
  return code;
}
