import { createHash } from 'node:crypto';
import type { SecondFactorFirst } from '@hirfa/contract/accounts';
import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { ServiceCtx } from '../ctx.ts';
import { findFirstFactors } from './queries.ts';

const PURPOSE = 'second factor challenge';
const Challenge = z.object({ sub: z.uuid(), first: z.string() });

/**
 * Proves for five minutes that the person showed the first factor. It is void as soon as a first factor changes: the
 * password, the e-mail, the phone number or a linked OAuth account.
 */
export async function createChallenge({ services, now }: ServiceCtx, userId: string): Promise<SecondFactorFirst> {
  const expires = new Date(now.getTime() + SECOND_FACTOR.challengeMs);
  const claims = { sub: userId, first: await fingerprint(services, userId) };
  const challenge = await services.sealing.seal(PURPOSE, claims, expires);
  return { second_factor: { challenge, methods: ['totp', 'recovery_code'] } };
}

/** The person of a challenge; null if it is invalid, expired or void. */
export async function readChallenge({ services, now }: ServiceCtx, challenge: string): Promise<string | null> {
  const claims = await services.sealing.open(PURPOSE, challenge, Challenge, now);
  return claims !== null && claims.first === (await fingerprint(services, claims.sub)) ? claims.sub : null;
}

async function fingerprint({ pools }: ServiceCtx['services'], userId: string): Promise<string> {
  return createHash('sha256')
    .update((await findFirstFactors(pools.auth, userId)) ?? '')
    .digest('base64url');
}
