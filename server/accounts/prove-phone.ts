import { isRefusal, refuse } from '../kernel/verb.ts';
import { giveBackLimits, type Limited, pair, takeLimits } from './limits.ts';
import { askForMessage } from './messages.ts';
import { openSession } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { takeSentCode } from './proof-queries.ts';
import { findOrMakeUserByPhone } from './queries.ts';

/**
 * Sends a code to a phone, whoever has it. `handle` is what this browser asked with before: all that it asks for is its own.
 */
export async function sendPhoneCode(
  parts: AccountParts,
  { phone }: { phone: string },
  handle: string | undefined,
  place: Place,
  now: Date,
) {
  if (parts.sms === null) return refuse('service_unavailable');
  const limited = await takeLimits(
    parts,
    [
      ['phone_code_pair', pair(phone, place.address)],
      ['phone_code_address', place.address],
      ['phone_code', phone],
    ],
    now,
  );
  if (isRefusal(limited)) return limited;
  const kept = handle ?? parts.secrets.token();
  const handleHash = parts.secrets.hashToken(kept);
  await parts.pools.auth.transaction((db) => askForMessage(db, { kind: 'phone_code', recipient: phone, handleHash }, now));
  return { handle: kept };
}

interface Input {
  phone: string;
  code: string;
  full_name?: string | undefined;
}

/** Opens a session for the code that was sent to a phone; a number that is new gets an account. */
export async function verifyPhoneCode(
  parts: AccountParts,
  { phone, code, full_name }: Input,
  handle: string | undefined,
  place: Place,
  now: Date,
) {
  const limits: Limited[] = [
    ['guess_pair', pair(phone, place.address)],
    ['guess_address', place.address],
  ];
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const proof = await parts.pools.auth.transaction(async (db) => {
    if (!(await takeSentCode(db, 'phone', phone, parts.secrets.hashTry(phone, code, handle), now))) return refuse('invalid_code');
    return { user: await findOrMakeUserByPhone(db, phone, full_name ?? '', now) };
  });
  if (isRefusal(proof)) return proof;
  await giveBackLimits(parts, limits);
  return openSession(parts, proof, place, now);
}
