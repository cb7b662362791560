import { ACCOUNT_LIMITS, type LimitName } from '@hirfa/domain/accounts';
import { isRefusal, type Refusal, refuseFor } from '../kernel/verb.ts';
import type { ServiceCtx } from './ctx.ts';
import { clearLimit, releaseLimit, takeLimit } from './limit-queries.ts';

/** A limit and its subject. */
export type Limited = readonly [name: LimitName, subject: string];

/** The subject of a limit on the attempts of one address, device or session at one account. */
export function pair(account: string, from: string): string {
  return `${account}\n${from}`;
}

/**
 * Counts an attempt against each limit, or against none and refuses if one is exhausted. It runs before any look-up,
 * so that a refusal reveals nothing about accounts; and before the work, so that simultaneous attempts are all
 * counted.
 */
export async function takeLimits(
  { services, now }: ServiceCtx,
  limits: readonly Limited[],
): Promise<Refusal<'too_many_requests'> | undefined> {
  const { pools, secrets } = services;
  for (const [index, [name, subject]] of limits.entries()) {
    const freeAt = await takeLimit(pools.auth, name, secrets.hashSubject(subject), ACCOUNT_LIMITS[name], now);
    if (freeAt === undefined) continue;
    await releaseLimits(services, limits.slice(0, index));
    return refuseFor('too_many_requests', Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)));
  }
  return undefined;
}

/** Does work that counts against these limits only if it is refused. */
export async function countFailures<Answer>(ctx: ServiceCtx, limits: readonly Limited[], work: () => Promise<Answer>) {
  const limited = await takeLimits(ctx, limits);
  if (isRefusal(limited)) return limited;
  const result = await work();
  if (!isRefusal(result)) await releaseLimits(ctx.services, limits);
  return result;
}

/** Removes the newest attempt from each limit, for attempts that succeeded. */
export async function releaseLimits(
  { pools, secrets }: ServiceCtx['services'],
  limits: readonly Limited[],
): Promise<void> {
  for (const [name, subject] of limits) await releaseLimit(pools.auth, name, secrets.hashSubject(subject));
}

/** Removes all attempts from each limit, for an account that its owner has proven by mail. */
export async function clearLimits(
  { pools, secrets }: ServiceCtx['services'],
  limits: readonly Limited[],
): Promise<void> {
  for (const [name, subject] of limits) await clearLimit(pools.auth, name, secrets.hashSubject(subject));
}
