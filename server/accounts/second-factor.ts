import { randomBytes } from 'node:crypto';
import { RECOVERY_ALPHABET, SECOND_FACTOR, stepTaken } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';
import { isRefusal, type Person, refuse } from '../kernel/verb.ts';
import { giveBackLimits, type Limited, takeLimits } from './limits.ts';
import { tellOwner } from './messages.ts';
import type { AccountParts } from './parts.ts';
import { findUser, revokeSessionsOf } from './queries.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  forgetSecondFactorAt,
  lockSecondFactor,
  putSecret,
  setConfirmed,
  setLastStep,
  setRecoveryHashes,
  setSecondFactorAt,
} from './second-factor-queries.ts';
import { freshTotpSecret, totpAddress, totpDelta } from './totp.ts';

const PURPOSE = 'second factor';
const Kept = z.object({ sub: z.uuid(), secret: z.string() });

/** Whether somebody has an authenticator app, and how many codes are left that replace it. */
export async function getSecondFactor({ pools }: AccountParts, { user_id }: Person) {
  const row = await findSecondFactor(pools.auth, user_id);
  if (row === undefined || row.confirmedAt === null) return { set_up_at: null, recovery_codes_left: 0 };
  return { set_up_at: row.confirmedAt.toISOString(), recovery_codes_left: row.recoveryHashes.length };
}

/** Begins to set up an authenticator app; whoever began before begins anew. */
export async function startSecondFactor({ pools, sealing }: AccountParts, { user_id }: Person) {
  const secret = freshTotpSecret();
  const user = await findUser(pools.auth, user_id);
  const isPut = await putSecret(pools.auth, user_id, await sealing.seal(PURPOSE, { sub: user_id, secret }));
  if (!isPut) return refuse('state_changed');
  return { secret, address: totpAddress(secret, user?.email ?? user?.phone_number ?? '') };
}

/** The app shows codes: from now on they are asked for, and sessions that began without end, but for this one. */
export async function confirmSecondFactor(parts: AccountParts, person: Person, code: string, now: Date) {
  const { user_id, session_id } = person;
  return limited(parts, user_id, now, () =>
    parts.pools.auth.transaction(async (db) => {
      const row = await lockSecondFactor(db, user_id);
      if (row === undefined || row.confirmedAt !== null) return refuse('state_changed');
      if (!(await takeTotp(parts, db, row, code, now))) return refuse('invalid_code');
      const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, freshRecoveryCode);
      await setConfirmed(
        db,
        user_id,
        codes.map((each) => hashRecovery(parts, user_id, each)),
        now,
      );
      await revokeSessionsOf(db, user_id, now, session_id);
      await setSecondFactorAt(db, session_id, now);
      await tellOwner(db, 'second_factor_set_up', person, now);
      return { recovery_codes: codes.map((each) => each.replace(/(.{4})(?=.)/g, '$1-')) };
    }),
  );
}

export async function removeSecondFactor(parts: AccountParts, person: Person, code: string, now: Date) {
  const { user_id } = person;
  return limited(parts, user_id, now, () =>
    parts.pools.auth.transaction(async (db) => {
      if (!(await takeSecondFactor(parts, db, user_id, code, now))) return refuse('invalid_code');
      await deleteSecondFactor(db, user_id);
      await forgetSecondFactorAt(db, user_id);
      await tellOwner(db, 'second_factor_removed', person, now);
      return { removed: true as const };
    }),
  );
}

/** Wrong codes count, whatever they were tried for. */
export async function limited<Answer>(parts: AccountParts, userId: string, now: Date, work: () => Promise<Answer>) {
  const limits: Limited[] = [['second_factor', userId]];
  const used = await takeLimits(parts, limits, now);
  if (isRefusal(used)) return used;
  const result = await work();
  if (!isRefusal(result)) await giveBackLimits(parts, limits);
  return result;
}

/** Takes a code of somebody's app, or one of their recovery codes, which is gone then. Whether it was right. */
export async function takeSecondFactor(parts: AccountParts, db: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const row = await lockSecondFactor(db, userId);
  if (row === undefined || row.confirmedAt === null) return false;
  if (code.length === SECOND_FACTOR.digits) return takeTotp(parts, db, row, code, now);
  const hash = hashRecovery(parts, userId, code);
  if (!row.recoveryHashes.includes(hash)) return false;
  await setRecoveryHashes(
    db,
    userId,
    row.recoveryHashes.filter((each) => each !== hash),
  );
  return true;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>>;

async function takeTotp({ sealing }: AccountParts, db: Database, { userId, secret, lastStep }: Locked, code: string, now: Date) {
  const kept = await sealing.open(PURPOSE, secret, Kept, now);
  // Sealed for somebody else, or with a session secret that is no more.
  if (kept === null || kept.sub !== userId) return false;
  const delta = totpDelta(kept.secret, code, now);
  const step = delta === null ? null : stepTaken(delta, now, lastStep);
  if (step !== null) await setLastStep(db, userId, step);
  return step !== null;
}

function freshRecoveryCode(): string {
  return Array.from(randomBytes(SECOND_FACTOR.recoveryCodeLength), (byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]).join('');
}

function hashRecovery({ secrets }: AccountParts, userId: string, code: string): string {
  return secrets.hashToken(`recovery ${userId} ${code}`);
}
