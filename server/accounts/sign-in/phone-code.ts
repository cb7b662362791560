import type { Language } from '@hirfa/domain/market';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { findKnownDevice } from '../known-devices.ts';
import { countFailures, type Limited, pair, takeLimits } from '../limits.ts';
import { requestMessage } from '../mails/request-message.ts';
import { openOrChallenge } from '../second-factors/open-or-challenge.ts';
import { findOrCreateUserByPhone, takeSentCode } from './queries.ts';

/**
 * Sends a code to a phone, whether it has an account or not. A browser keeps one handle for all the codes it requests.
 */
export async function sendPhoneCode({ ctx, input: { phone } }: { ctx: AccountCtx; input: { phone: string } }) {
  const handle = ctx.request.phone_code_handle ?? ctx.services.secrets.token();
  const refused = await requestPhoneCode(ctx, phone, handle);
  return refused ?? { handle };
}

/** Requests a code within the limits of its number and of this browser; `handle` is that of who requests it. */
export async function requestPhoneCode(ctx: AccountCtx, phone: string, handle: string) {
  const { services, request } = ctx;
  const device = await findKnownDevice(ctx, phone);
  const ofOthers: Limited[] = [
    ['phone_code_pair', pair(phone, request.address)],
    ['phone_code_address', request.address],
    ['phone_code', phone],
  ];
  const limited = await takeLimits(ctx, device === undefined ? ofOthers : [['phone_code_pair', pair(phone, device)]]);
  if (isRefusal(limited)) return limited;
  const handleHash = services.secrets.hashToken(handle);
  await inTransaction(ctx, (tx) =>
    requestMessage({ ctx: tx, input: { kind: 'phone_code', recipient: phone, handleHash } }),
  );
  return undefined;
}

interface VerifyInput {
  ctx: AccountCtx;
  input: { phone: string; code: string; full_name?: string | undefined; language?: Language | undefined };
}

/** Opens a session for the code that was sent to a phone; a new number gets an account. */
export async function verifyPhoneCode({ ctx, input: { phone, code, full_name, language } }: VerifyInput) {
  const { now, services, request } = ctx;
  const proof = await countFailures(ctx, await guessLimits(ctx, phone), () =>
    inTransaction(ctx, async ({ db }) => {
      const attempt = services.secrets.hashAttempt(phone, code, request.phone_code_handle);
      if (!(await takeSentCode(db, 'phone', phone, attempt, now))) return refuse('invalid_code');
      return { user: await findOrCreateUserByPhone(db, phone, full_name ?? '', now) };
    }),
  );
  return isRefusal(proof) ? proof : openOrChallenge({ ctx, input: { ...proof, language } });
}

/** The limits of wrong codes for a number. */
export async function guessLimits(ctx: AccountCtx, phone: string): Promise<Limited[]> {
  const device = await findKnownDevice(ctx, phone);
  if (device !== undefined) return [['guess_pair', pair(phone, device)]];
  return [
    ['guess_pair', pair(phone, ctx.request.address)],
    ['guess_address', ctx.request.address],
  ];
}
