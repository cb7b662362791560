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

/** The names of the parts that are not ready, or do not answer in time. */
export async function unreadyParts(checks: readonly ReadinessCheck[]): Promise<string[]> {
  const answers = await Promise.all(checks.map(answersInTime));
  return checks.filter((_, index) => !answers[index]).map(({ name }) => name);
}

async function answersInTime({ isReady }: ReadinessCheck): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  const answer = isReady().catch(() => false);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
