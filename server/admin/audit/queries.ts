import { type Day, startOfDay, addDays } from '@hirfa/domain/market';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '../../accounts/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { providerProfiles } from '../../providers/index.ts';
import { auditLog } from '../../kernel/tables.ts';
import type { Database } from '../../platform/db.ts';

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

const about = alias(profiles, 'about');

/** What admins did, newest first. */
export async function findAuditLog(db: Database, filter: AuditFilter, cursor: Cursor | null, rows: number) {
  const { entity_id, entity_type, actor_id, action, from, until } = filter;
  const after =
    cursor &&
    sql`(${auditLog.at}, ${auditLog.id}) < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select({
      entry: auditLog,
      name: profiles.full_name,
      person: about.full_name,
      provider: providerProfiles.full_name,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .leftJoin(about, and(eq(about.user_id, auditLog.entity_id), eq(auditLog.entity_type, 'person')))
    .leftJoin(providerProfiles, and(eq(providerProfiles.id, auditLog.entity_id), eq(auditLog.entity_type, 'provider')))
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
