import { displayName } from '@hirfa/domain/accounts';
import type { AuditRecord } from '@hirfa/contract/audit';
import * as z from 'zod';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { type AuditFilter, type AuditRow, findAuditLog } from './queries.ts';

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
  return cutPage(rows, input.limit, viewEntry, ({ entry }) => [entry.at.getTime(), entry.id]);
}

/** The newest entries about one thing. */
export async function findEntriesAbout(db: Database, entity_id: string, most: number): Promise<AuditRecord[]> {
  return (await findAuditLog(db, { entity_id }, null, most)).map(viewEntry);
}

const Fields = z.record(z.string(), z.unknown()).nullable();

export function viewEntry({ entry, name, person, provider }: AuditRow): AuditRecord {
  const { id, at, actor_id, action, entity_type, entity_id } = entry;
  const actor_name = displayName(name ?? '');
  const [before, after] = [Fields.parse(entry.before), Fields.parse(entry.after)];
  const about = person ?? provider;
  const entity_name = about === null ? null : displayName(about);
  return { id, at: at.toISOString(), actor_id, actor_name, action, entity_type, entity_id, entity_name, before, after };
}
