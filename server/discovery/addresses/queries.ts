import { and, asc, gt, gte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { type ADDRESS_KINDS, ADDRESSES } from '../tables.ts';

export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Pages of one kind, in the order of their ids, from one of them on. */
export interface Part {
  kind: AddressKind;
  from?: string | undefined;
  size: number;
}

const written = (instant: SQLWrapper) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The parts of a kind, each with its first id and its last change. */
export function findParts(db: Database, { kind, size }: Part) {
  const view = ADDRESSES[kind];
  const numbered = db
    .select({
      id: view.id,
      changed_at: view.changed_at,
      part: sql<number>`(row_number() over (order by ${view.id}) - 1) / ${size}`.as('part'),
    })
    .from(view)
    .as('numbered');
  return db
    .select({
      from: sql<string>`min(${numbered.id}::text collate "C")`,
      changed_at: written(sql`max(${numbered.changed_at})`),
    })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(asc(numbered.part));
}

/** A text that is another one after every change of a part. */
export async function findVersion(db: Database, { kind, from, size }: Part): Promise<string> {
  const view = ADDRESSES[kind];
  const rows = db
    .select({ row: sql<string>`${view.name} || ${view.changed_at}`.as('row') })
    .from(view)
    .where(from === undefined ? undefined : gte(view.id, from))
    .orderBy(asc(view.id))
    .limit(size)
    .as('rows');
  const [found] = await db
    .select({ version: sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(${rows.row}, 0)), 0)` })
    .from(rows);
  return found?.version ?? '';
}

/** The next rows of a part, along the index. */
export function findAddresses(db: Database, { kind, from }: Part, after: string | undefined, rows: number) {
  const view = ADDRESSES[kind];
  return db
    .select({ id: view.id, name: view.name, changed_at: written(view.changed_at) })
    .from(view)
    .where(
      and(from === undefined ? undefined : gte(view.id, from), after === undefined ? undefined : gt(view.id, after)),
    )
    .orderBy(asc(view.id))
    .limit(rows);
}
