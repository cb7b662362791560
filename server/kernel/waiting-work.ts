import type { QueueItem } from '@hirfa/contract/admin';
import type { AuditAction } from '@hirfa/contract/audit';
import type { LaterDecisionOf, QueueKind } from '@hirfa/domain/admin';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import type { Cursor } from './cursors.ts';
import type { AdminCtx, Ctx, Person, Refusal } from './verb.ts';

/** Which part of a list: after a position, without what somebody has just decided. */
export interface WaitingPage {
  after: Cursor | null;
  except: readonly string[];
  rows: number;
}

/** Work of one kind that waits for an admin, the longest waiting first. A room lists its own, by an index. */
export interface WaitingWork<Row extends { id: string; since: Date }> {
  find(db: Database, page: WaitingPage): Promise<Row[]>;
  /** A query of how many there are, up to a number; the counts of all kinds are one statement. */
  count(except: readonly string[], most: number): SQL;
}

/** An item of a kind, without what follows from the kind. */
type Waiting<Kind extends QueueKind> = Omit<Extract<QueueItem, { kind: Kind }>, 'kind' | 'since' | 'due_at'> & {
  since: Date;
};

/** What the reason of a decision is, where one is asked. */
interface Decided {
  id: string;
  reason: string;
}

/** One kind of work that waits for admins: how it is listed and counted, and what can be decided with an undo. */
export interface KindOfWork<Kind extends QueueKind> {
  find(db: Database, page: WaitingPage): Promise<Waiting<Kind>[]>;
  count: WaitingWork<{ id: string; since: Date }>['count'];
  /** Why this admin can not decide about it; null if they can. */
  refusalOf(ctx: Ctx<Person>, id: string): Promise<Refusal<'not_found' | 'own_profile' | 'state_changed'> | null>;
  /** The decisions, as they take effect. */
  decisions: { readonly [Name in LaterDecisionOf<Kind>]: (ctx: AdminCtx, decided: Decided) => Promise<unknown> };
  /** What they write into the audit log. */
  audit: readonly AuditAction[];
}

/** Every kind of work, from the rooms that have it. */
export type KindsOfWork = { readonly [Kind in QueueKind]: KindOfWork<Kind> };

/**
 * Counts rows up to a number. It is written into the statement: for a limit that is a value, PostgreSQL expects a tenth
 * of all rows.
 */
export function countUpTo(most: number, from: SQLWrapper, where?: SQL): SQL {
  const condition = where && sql`where ${where}`;
  return sql`(select count(*)::int from (select from ${from} ${condition} limit ${sql.raw(String(most))}) as counted)`;
}

/** The condition of a page of rows that have waited since an instant. */
export function isOnPage(since: SQL, id: SQL, { after, except }: Pick<WaitingPage, 'after' | 'except'>): SQL {
  const others = sql`${id} <> all (${sql.param([...except])}::uuid[])`;
  if (after === null) return others;
  return sql`${others} and (${since}, ${id}) > (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
}
