import { createHash } from 'node:crypto';
import type { SecondFactorFirst } from '@hirfa/contract/accounts';
import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { AccountParts } from './parts.ts';
import { findFirstFactors } from './second-factor-queries.ts';

const PURPOSE = 'second factor challenge';
const Challenge = z.object({ sub: z.uuid(), first: z.string() });

/**
 * Shows for five minutes that somebody proved the first factor. It is void as soon as what proves it changes: their password, e-mail,
 * number or a provider.
 */
export async function challengeFor(parts: AccountParts, userId: string, now: Date): Promise<SecondFactorFirst> {
  const expires = new Date(now.getTime() + SECOND_FACTOR.challengeMs);
  const challenge = await parts.sealing.seal(PURPOSE, { sub: userId, first: await fingerprint(parts, userId) }, expires);
  return { second_factor: { challenge, methods: ['totp', 'recovery_code'] } };
}

/** Whose challenge it is; null where it is not ours, too old or void. */
export async function readChallenge(parts: AccountParts, challenge: string, now: Date): Promise<string | null> {
  const claims = await parts.sealing.open(PURPOSE, challenge, Challenge, now);
  return claims !== null && claims.first === (await fingerprint(parts, claims.sub)) ? claims.sub : null;
}

async function fingerprint({ pools }: AccountParts, userId: string): Promise<string> {
  return createHash('sha256')
    .update((await findFirstFactors(pools.auth, userId)) ?? '')
    .digest('base64url');
}
