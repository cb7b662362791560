import type { Limit, LimitName } from '@hirfa/domain/accounts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { rateLimits } from './tables.ts';

/** Counts an attempt and returns undefined or, if the limit is exhausted, the time at which the next one is allowed. */
export async function takeLimit(
  db: Database,
  name: LimitName,
  subjectHash: string,
  { times, perMs }: Limit,
  now: Date,
) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - perMs).toISOString()}::timestamptz`;
  const until = sql`${new Date(now.getTime() + perMs).toISOString()}::timestamptz`;
  const [taken] = await db.execute(sql`
    insert into ${rateLimits} as kept (limit_name, subject_hash, taken_at, expires_at) values (${name}, ${subjectHash}, array[${at}], ${until})
    on conflict (limit_name, subject_hash) do update
      set taken_at = array(select taken from unnest(kept.taken_at) as taken where taken > ${since} order by taken) || ${at}, expires_at = ${until}
      where (select count(*) from unnest(kept.taken_at) as taken where taken > ${since}) < ${times}::int
    returning 1 as one`);
  if (taken !== undefined) return undefined;
  const [oldest] = await db.execute(sql`
    select (extract(epoch from min(taken)) * 1000)::bigint::text as ms from ${rateLimits} as kept, unnest(kept.taken_at) as taken
    where limit_name = ${name} and subject_hash = ${subjectHash} and taken > ${since}`);
  return new Date(Number(oldest?.ms ?? now.getTime()) + perMs);
}

/** Removes the newest attempt. */
export async function releaseLimit(db: Database, name: LimitName, subjectHash: string): Promise<void> {
  await db.execute(sql`
    update ${rateLimits} set taken_at = trim_array(taken_at, 1)
    where limit_name = ${name} and subject_hash = ${subjectHash} and cardinality(taken_at) > 0`);
}

/** Removes all attempts. */
export async function clearLimit(db: Database, name: LimitName, subjectHash: string): Promise<void> {
  await db.delete(rateLimits).where(and(eq(rateLimits.limit, name), eq(rateLimits.subjectHash, subjectHash)));
}

/** Known devices are rows without attempts. */
const KNOWN_DEVICE = 'known_device';

export async function isKnownDevice(db: Database, subjectHash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ limit: rateLimits.limit })
    .from(rateLimits)
    .where(
      and(eq(rateLimits.limit, KNOWN_DEVICE), eq(rateLimits.subjectHash, subjectHash), gt(rateLimits.expiresAt, now)),
    );
  return row !== undefined;
}

export async function addKnownDevice(db: Database, subjectHash: string, expiresAt: Date): Promise<void> {
  await db
    .insert(rateLimits)
    .values({ limit: KNOWN_DEVICE, subjectHash, takenAt: [], expiresAt })
    .onConflictDoUpdate({ target: [rateLimits.limit, rateLimits.subjectHash], set: { expiresAt } });
}
