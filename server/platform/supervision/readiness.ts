import { sql } from 'drizzle-orm';
import type { Pools } from '../db.ts';

/** A part without which the product can not work. */
export interface ReadinessCheck {
  name: string;
  isReady(): Promise<boolean>;
}

const TIMEOUT_MS = 2000;

export const databaseCheck = (pools: Pools): ReadinessCheck => ({
  name: 'database',
  isReady: () => pools.public.execute(sql`select 1`).then(() => true),
});

/** An answer holds for so long. Anybody may ask, and each check asks the database and other programs. */
const KEPT_MS = 1000;

/**
 * Tells the names of the parts that are not ready, or do not answer in time. However many ask, each part is checked
 * once in a second, and not again before it has answered or its time is over.
 */
export function watchReadiness(checks: readonly ReadinessCheck[]): () => Promise<string[]> {
  let latest: { names: Promise<string[]>; until: number } | undefined;
  return async () => {
    if (latest !== undefined && performance.now() < latest.until) return latest.names;
    const current = { names: unreadyParts(checks), until: Infinity };
    latest = current;
    const names = await current.names;
    current.until = performance.now() + KEPT_MS;
    return names;
  };
}

async function unreadyParts(checks: readonly ReadinessCheck[]): Promise<string[]> {
  const answers = await Promise.all(checks.map(answersInTime));
  return checks.filter((_, index) => !answers[index]).map(({ name }) => name);
}

async function answersInTime({ isReady }: ReadinessCheck): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  const answer = isReady().catch(() => false);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
