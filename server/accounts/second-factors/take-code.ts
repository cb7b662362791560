import { SECOND_FACTOR, stepTaken } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import type { ServiceCtx } from '../ctx.ts';
import { lockSecondFactor, setLastStep, setRecoveryHashes } from './queries.ts';
import { totpDelta } from './totp.ts';

const PURPOSE = 'second factor';
const SealedSecret = z.object({ sub: z.uuid(), secret: z.string() });

interface CodeCtx extends ServiceCtx {
  db: Database;
}

export function sealTotpSecret({ sealing }: ServiceCtx['services'], userId: string, secret: string): Promise<string> {
  return sealing.seal(PURPOSE, { sub: userId, secret });
}

/** Accepts a code of a person's app or one of their recovery codes, which is used up by it; false if it is wrong. */
export async function takeSecondFactorCode(ctx: CodeCtx, userId: string, code: string): Promise<boolean> {
  const row = await lockSecondFactor(ctx.db, userId);
  if (row === undefined || row.confirmedAt === null) return false;
  if (code.length === SECOND_FACTOR.digits) return takeTotp(ctx, row, code);
  const hash = hashRecoveryCode(ctx.services, userId, code);
  if (!row.recoveryHashes.includes(hash)) return false;
  const left = row.recoveryHashes.filter((each) => each !== hash);
  await setRecoveryHashes(ctx.db, userId, left);
  return true;
}

type LockedSecondFactor = NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>>;

/** Accepts a code of an authenticator app, once; false if it is wrong. */
export async function takeTotp(
  { db, services, now }: CodeCtx,
  row: LockedSecondFactor,
  code: string,
): Promise<boolean> {
  const sealed = await services.sealing.open(PURPOSE, row.secret, SealedSecret, now);
  // Sealed for another person, or with a session secret that was replaced.
  if (sealed === null || sealed.sub !== row.userId) return false;
  const delta = totpDelta(sealed.secret, code, now);
  const step = delta === null ? null : stepTaken(delta, now, row.lastStep);
  if (step !== null) await setLastStep(db, row.userId, step);
  return step !== null;
}

export function hashRecoveryCode({ secrets }: ServiceCtx['services'], userId: string, code: string): string {
  return secrets.hashToken(`recovery ${userId} ${code}`);
}
