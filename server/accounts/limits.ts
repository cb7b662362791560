import { ACCOUNT_LIMITS, type LimitName } from '@hirfa/domain/accounts';
import { type Refusal, refuseFor } from '../kernel/verb.ts';
import type { AccountParts } from './parts.ts';
import { giveBackLimit, takeLimit } from './proof-queries.ts';

type Parts = Pick<AccountParts, 'pools' | 'secrets'>;

/** A limit and whom it is about. */
export type Limited = readonly [name: LimitName, subject: string];

/** One address trying one account. */
export function pair(account: string, address: string): string {
  return `${account}\n${address}`;
}

/**
 * Counts a try against each limit, all or none; refuses where one is used up. It is asked before anything is looked up, so that it
 * tells nothing but how often was tried; and counted before the work, so that many tries at once are many.
 */
export async function takeLimits(parts: Parts, limits: readonly Limited[], now: Date): Promise<Refusal<'too_many_requests'> | undefined> {
  const { pools, secrets } = parts;
  for (const [index, [name, subject]] of limits.entries()) {
    const freeAt = await takeLimit(pools.auth, name, secrets.hashSubject(subject), ACCOUNT_LIMITS[name], now);
    if (freeAt === undefined) continue;
    await giveBackLimits(parts, limits.slice(0, index));
    return refuseFor('too_many_requests', Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)));
  }
  return undefined;
}

/** What turned out right counts against nobody. */
export async function giveBackLimits({ pools, secrets }: Parts, limits: readonly Limited[]): Promise<void> {
  for (const [name, subject] of limits) await giveBackLimit(pools.auth, name, secrets.hashSubject(subject));
}
