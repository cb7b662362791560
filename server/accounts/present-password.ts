import { isRefusal, type Refusal } from '../kernel/verb.ts';
import { giveBackLimits, type Limited, takeLimits } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { verifyPassword } from './passwords.ts';
import { findPasswordHash } from './queries.ts';

type Parts = Pick<AccountParts, 'pools' | 'secrets'>;

/** Whether somebody signed in knows their password. Wrong ones count together, whatever they are tried for. */
export async function knowsPassword(
  parts: Parts,
  userId: string,
  password: string,
  now: Date,
): Promise<boolean | Refusal<'too_many_requests'>> {
  const limits: Limited[] = [['present_password', userId]];
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const hash = await findPasswordHash(parts.pools.auth, userId);
  const isRight = hash !== undefined && (await verifyPassword({ hash, password }));
  if (isRight) await giveBackLimits(parts, limits);
  return isRight;
}
