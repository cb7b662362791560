import { type Day, startOfDay, addDays } from '@hirfa/domain/market';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { profiles } from '../../accounts/index.ts';
import { bookings } from '../../bookings/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { providerDocuments, providerProfiles } from '../../providers/index.ts';
import { auditLog } from '../../kernel/tables.ts';
import type { Database } from '../../platform/db.ts';
import { reviews } from '../../reviews/index.ts';
import { liveSupportSessions } from '../../support/index.ts';

/** Which entries of the audit log; what is left out does not count. */
export interface AuditFilter {
  entity_id?: string | undefined;
  entity_type?: string | undefined;
  actor_id?: string | undefined;
  action?: string | undefined;
  /** Cairo days, both included. */
  from?: Day | undefined;
  until?: Day | undefined;
}

/** What admins did, newest first. */
export async function findAuditLog(db: Database, filter: AuditFilter, cursor: Cursor | null, rows: number) {
  const { entity_id, entity_type, actor_id, action, from, until } = filter;
  const after =
    cursor &&
    sql`(${auditLog.at}, ${auditLog.id}) < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select({ entry: auditLog, name: profiles.full_name })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .where(
      and(
        entity_id === undefined ? undefined : eq(auditLog.entity_id, entity_id),
        entity_type === undefined ? undefined : eq(auditLog.entity_type, entity_type),
        actor_id === undefined ? undefined : eq(auditLog.actor_id, actor_id),
        action === undefined ? undefined : eq(auditLog.action, action),
        from === undefined ? undefined : sql`${auditLog.at} >= ${startOfDay(from).toISOString()}::timestamptz`,
        until === undefined
          ? undefined
          : sql`${auditLog.at} < ${startOfDay(addDays(until, 1)).toISOString()}::timestamptz`,
        after ?? undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(rows)
    .execute();
}
export type AuditRow = Awaited<ReturnType<typeof findAuditLog>>[number];

const inEnglish = profiles.full_name;
/** An Arabic name is known of providers. */
const inArabic = sql<string>`coalesce(${providerProfiles.full_name_ar}, ${profiles.full_name})`;
const ofOwner = eq(providerProfiles.user_id, profiles.user_id);

/** The names of the people and providers with these ids; for a document, booking, review or chat, whose it is. */
export function findNames(db: Database, ids: string[]) {
  const names = { en: inEnglish, ar: inArabic };
  return unionAll(
    db
      .select({ id: profiles.user_id, ...names })
      .from(profiles)
      .leftJoin(providerProfiles, ofOwner)
      .where(inArray(profiles.user_id, ids)),
    db
      .select({
        id: providerProfiles.id,
        en: providerProfiles.full_name,
        ar: sql<string>`coalesce(${providerProfiles.full_name_ar}, ${providerProfiles.full_name})`,
      })
      .from(providerProfiles)
      .where(inArray(providerProfiles.id, ids)),
    db
      .select({ id: providerDocuments.id, ...names })
      .from(providerDocuments)
      .innerJoin(profiles, eq(profiles.user_id, providerDocuments.user_id))
      .leftJoin(providerProfiles, ofOwner)
      .where(inArray(providerDocuments.id, ids)),
    db
      .select({ id: bookings.id, ...names })
      .from(bookings)
      .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
      .leftJoin(providerProfiles, ofOwner)
      .where(inArray(bookings.id, ids)),
    db
      .select({ id: reviews.id, en: reviews.author_name, ar: sql<string>`${reviews.author_name}` })
      .from(reviews)
      .where(inArray(reviews.id, ids)),
    db
      .select({ id: liveSupportSessions.id, ...names })
      .from(liveSupportSessions)
      .innerJoin(profiles, eq(profiles.user_id, liveSupportSessions.user_id))
      .leftJoin(providerProfiles, ofOwner)
      .where(inArray(liveSupportSessions.id, ids)),
  );
}
