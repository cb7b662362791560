import { FullName } from '@hirfa/contract/accounts';
import {
  decideProvider,
  ONE_TIME_CODE_LIFE_MS,
  OAUTH_PROVIDERS,
  OAUTH_VISIT_MS,
  type OAuthProvider,
  type OAuthProblem,
} from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';
import { isRefusal, refuse } from '../kernel/verb.ts';
import { takeLimits } from './limits.ts';
import { askForMessage } from './messages.ts';
import type { AccountParts, Place } from './parts.ts';
import { deleteSignUps, insertOneTimeCode, lockSignUps } from './proof-queries.ts';
import { findLinkedUser, linkProvider } from './provider-queries.ts';
import type { ProviderPerson } from './provider-person.ts';
import { confirmUser, findUserByEmail } from './queries.ts';
import { askToConfirm } from './sign-up.ts';
import { clearForOwner } from './take-over.ts';

/** What a browser keeps, sealed, while somebody is with a provider. */
const Visit = z.object({
  provider: z.enum(OAUTH_PROVIDERS),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  code_challenge: z.string(),
  return_to: z.string(),
});
const PURPOSE = 'visit to a provider';

interface Wanted {
  provider: string;
  /** Of the page, which alone can exchange the code that comes back. */
  code_challenge: string;
  return_to: string;
}

/** Where to send somebody who wants to sign in with a provider, and what their browser keeps until they are back. */
export async function startVisit({ visits, sealing, log }: AccountParts, wanted: Wanted, now: Date) {
  const provider = visits.configured.find((each) => each === wanted.provider);
  if (provider === undefined) return refuse('not_found');
  const { code_challenge, return_to } = wanted;
  const begun = await visits.begin(provider, now);
  if ('problem' in begun) {
    log.warn({ provider, problem: begun.problem, code: begun.code }, 'a provider can not be visited');
    return { address: backAddress(return_to, { error: begun.problem }) };
  }
  const visit = { provider, ...begun.secrets, code_challenge, return_to } satisfies z.infer<typeof Visit>;
  return { address: begun.address, kept: await sealing.seal(PURPOSE, visit, new Date(now.getTime() + OAUTH_VISIT_MS)) };
}

/** How somebody comes back. `kept` shows that it is the browser that went there. */
interface Back extends Place {
  provider: string;
  search: string;
  kept: string | undefined;
}

/**
 * Where to send somebody who comes back from a provider: to our page with a one-time code, or with the reason why not, or to confirm an
 * e-mail that was sent a code; `handle` shows later that it was this browser that asked.
 */
export async function endVisit(parts: AccountParts, back: Back, now: Date): Promise<{ location: string; handle?: string }> {
  const { visits, sealing, pools, log } = parts;
  const visit = back.kept === undefined ? null : await sealing.open(PURPOSE, back.kept, Visit, now);
  const provider = visits.configured.find((each) => each === visit?.provider && each === back.provider);
  if (visit === null || provider === undefined) return { location: backAddress(visit?.return_to ?? '/', { error: 'invalid_code' }) };
  const person = await visits.finish(provider, back.search, visit, now);
  if ('problem' in person) {
    const { problem, code } = person;
    if (problem !== 'cancelled') log.warn({ provider, problem, code }, 'a provider named nobody');
    return { location: backAddress(visit.return_to, { error: problem }) };
  }
  const outcome = await pools.auth.transaction(async (db) => {
    const account = await accountOf(db, provider, person, back.userAgent, now);
    return typeof account === 'string' ? account : { code: await freshCode(parts, db, account.id, visit.code_challenge, now) };
  });
  if (outcome === 'prove') return askToProve(parts, { provider, person, address: back.address, return_to: visit.return_to }, now);
  return { location: backAddress(visit.return_to, outcome === 'refuse' ? { error: 'email_not_verified' } : outcome) };
}

/** A provider that vouches for no e-mail names one: a code is sent there, as at a sign-up. */
async function askToProve(
  parts: AccountParts,
  came: { provider: OAuthProvider; person: ProviderPerson; address: string; return_to: string },
  now: Date,
) {
  const { provider, person, address, return_to } = came;
  const email = person.email ?? '';
  const limits = [
    ['sign_up_address', address],
    ['confirm_mail', email],
  ] as const;
  if (isRefusal(await takeLimits(parts, limits, now))) return { location: backAddress(return_to, { error: 'too_many_requests' }) };
  const name = FullName.safeParse(person.name).data ?? '';
  const { handle } = await askToConfirm(parts, { email, name, providerId: provider, accountId: person.subject }, now);
  // Fragments stand in nobody's log.
  return { location: `${backAddress(return_to, {})}#${new URLSearchParams({ confirm_email: email, provider })}`, handle };
}

/** The account of somebody whom a provider names, made where there is none; or what comes instead where their e-mail proves nothing. */
async function accountOf(
  db: Database,
  provider: OAuthProvider,
  person: ProviderPerson,
  userAgent: string | null,
  now: Date,
): Promise<{ id: string } | 'prove' | 'refuse'> {
  const { subject, email, isEmailVerified, name, picture } = person;
  // Whoever confirms this e-mail in another way at this moment holds the same rows first.
  if (email !== null && isEmailVerified) await lockSignUps(db, email, now);
  const linked = await findLinkedUser(db, provider, subject);
  const there = email === null ? undefined : await findUserByEmail(db, email);
  const account = there === undefined ? 'none' : there.emailVerified ? 'confirmed' : 'unconfirmed';
  const isEmailUnknown = provider === 'facebook' && email !== null;
  const decision = decideProvider({ isLinked: linked !== undefined, isEmailVerified, isEmailUnknown, account });
  if (linked !== undefined) return { id: linked };
  if (decision === 'prove') return 'prove';
  if (decision === 'refuse' || email === null) return 'refuse';
  if (decision === 'link' && there !== undefined) {
    const isNew = await linkProvider(db, there.id, provider, subject, now);
    if (isNew) await askForMessage(db, { kind: `${provider}_linked`, recipient: email, userAgent }, now);
    return { id: there.id };
  }
  const fullName = FullName.safeParse(name).data ?? '';
  const { id } = await confirmUser(db, { email, name: fullName, image: picture }, now);
  await deleteSignUps(db, email);
  if (there !== undefined) await clearForOwner(db, id, now);
  await linkProvider(db, id, provider, subject, now);
  return { id };
}

async function freshCode({ secrets }: AccountParts, db: Database, userId: string, codeChallenge: string, now: Date): Promise<string> {
  const code = secrets.token();
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_LIFE_MS.oauth);
  await insertOneTimeCode(db, { kind: 'oauth', userId, codeChallenge, codeHash: secrets.hashToken(code), expiresAt });
  return code;
}

/** Our page that goes on from here, in the language of where somebody was. */
function backAddress(returnTo: string, outcome: { code?: string; error?: OAuthProblem }): string {
  const language = /^\/ar(?=[/?#]|$)/.exec(returnTo)?.[0] ?? '';
  return `${language}/auth/callback?${new URLSearchParams({ ...outcome, return_to: returnTo })}`;
}
