import { displayName, displayNames } from '@hirfa/domain/accounts';
import type { AuditRecord } from '@hirfa/contract/audit';
import * as z from 'zod';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { type AuditFilter, type AuditRow, findAuditLog, findNames } from './queries.ts';

/** What admins did, newest first: all of it, or what matches the filter. */
export async function listAuditLog({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: AuditFilter & { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findAuditLog(ctx.db, input, cursor, input.limit + 1);
  const names = await namesIn(ctx.db, rows);
  const view = (row: AuditRow) => viewEntry(row, names);
  return cutPage(rows, input.limit, view, ({ entry }) => [entry.at.getTime(), entry.id]);
}

/** The newest entries about one thing. */
export async function findEntriesAbout(db: Database, entity_id: string, most: number): Promise<AuditRecord[]> {
  const rows = await findAuditLog(db, { entity_id }, null, most);
  const names = await namesIn(db, rows);
  return rows.map((row) => viewEntry(row, names));
}

const Fields = z.record(z.string(), z.unknown()).nullable();
const Id = z.uuid();

/** The ids in an entry: of what it is about, and in its fields. */
function idsIn({ entity_id, before, after }: AuditRow['entry']): string[] {
  const values = [before, after].flatMap((fields) => Object.values(Fields.parse(fields) ?? {}));
  return [entity_id, ...values.flatMap((value) => Id.safeParse(value).data ?? [])];
}

type NamesById = ReadonlyMap<string, AuditRecord['names'][string]>;

/** The shown names by id of whom these entries name. */
async function namesIn(db: Database, rows: readonly AuditRow[]): Promise<NamesById> {
  const ids = [...new Set(rows.flatMap(({ entry }) => idsIn(entry)))];
  const found = ids.length === 0 ? [] : await findNames(db, ids);
  return new Map(found.map(({ id, en, ar }) => [id, { en: displayName(en), ar: displayNames(ar).ar }]));
}

function viewEntry({ entry, name }: AuditRow, names: NamesById): AuditRecord {
  const { id, at, actor_id, action, entity_type, entity_id } = entry;
  const [before, after] = [Fields.parse(entry.before), Fields.parse(entry.after)];
  const named = idsIn(entry).flatMap((each) => {
    const known = names.get(each);
    return known === undefined ? [] : [[each, known] as const];
  });
  return {
    id,
    at: at.toISOString(),
    actor_id,
    actor_name: displayName(name ?? ''),
    action,
    entity_type,
    entity_id,
    names: Object.fromEntries(named),
    before,
    after,
  };
}
