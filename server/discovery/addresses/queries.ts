import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { type ADDRESS_KINDS, publicAddresses } from '../tables.ts';

export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Pages of one kind, in the order of their ids, from one of them on. */
export interface Part {
  kind: AddressKind;
  from?: string | undefined;
  size: number;
}

const changedAt = sql<string>`to_char(${publicAddresses.changed_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The parts of a kind, each with its first id and its last change. */
export function findParts(db: Database, { kind, size }: Part) {
  const numbered = db
    .select({
      id: publicAddresses.id,
      changed_at: changedAt.as('changed'),
      part: sql<number>`(row_number() over (order by ${publicAddresses.id}) - 1) / ${size}`.as('part'),
    })
    .from(publicAddresses)
    .where(eq(publicAddresses.kind, kind))
    .as('numbered');
  return db
    .select({
      from: sql<string>`min(${numbered.id}::text collate "C")`,
      changed_at: sql<string>`max(${numbered.changed_at})`,
    })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(asc(numbered.part));
}

const inPart = ({ kind, from }: Part) =>
  and(eq(publicAddresses.kind, kind), from === undefined ? undefined : gte(publicAddresses.id, from));

/** A text that is another one after every change of a part. */
export async function findVersion(db: Database, part: Part): Promise<string> {
  const rows = db
    .select({ row: sql<string>`${publicAddresses.name} || ${changedAt}`.as('row') })
    .from(publicAddresses)
    .where(inPart(part))
    .orderBy(asc(publicAddresses.id))
    .limit(part.size)
    .as('rows');
  const [found] = await db
    .select({ version: sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(${rows.row}, 0)), 0)` })
    .from(rows);
  return found?.version ?? '';
}

/** The next rows of a part, along the index. */
export function findAddresses(db: Database, part: Part, after: string | undefined, rows: number) {
  return db
    .select({ id: publicAddresses.id, name: publicAddresses.name, changed_at: changedAt })
    .from(publicAddresses)
    .where(and(inPart(part), after === undefined ? undefined : gt(publicAddresses.id, after)))
    .orderBy(asc(publicAddresses.id))
    .limit(rows);
}
