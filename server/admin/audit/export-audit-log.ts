import { displayName } from '@hirfa/domain/accounts';
import type { Language } from '@hirfa/domain/market';
import { AUDIT_FILE } from '@hirfa/templates/admin';
import { csvIn } from '../../kernel/csv.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { streamOf } from '../../kernel/stream-of.ts';
import { type AdminCtx, isRefusal, type Person, type Refusal, type WriteCtx } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { type AuditFilter, type AuditRow, findAuditLog } from './queries.ts';

/** How many entries are read in one transaction. */
const AT_ONCE = 500;

/** Works in a transaction of the person. */
type Work = <Answer>(
  work: (ctx: WriteCtx<Person>) => Promise<Answer>,
) => Promise<Answer | Refusal<'authentication_required'>>;

/** That somebody took the audit log is in the log, too. */
export async function noteExport({ ctx, input }: { ctx: AdminCtx; input: AuditFilter }) {
  const entry = { action: 'audit.export' as const, entity_type: 'audit_log', entity_id: newId() };
  await ctx.audit({ ...entry, before: {}, after: { ...input } });
  return {};
}

/** The audit log as CSV, read while the client takes it. */
export function exportAuditLog({
  ctx: { person },
  input: { language, ...filter },
}: {
  ctx: { person: Work };
  input: AuditFilter & { language: Language };
}) {
  return streamOf(recordsOf(person, filter, language));
}

async function* recordsOf(person: Work, filter: AuditFilter, language: Language): AsyncGenerator<string, void> {
  const csv = csvIn(language);
  yield csv.head(AUDIT_FILE[language]);
  let rows = await pageOf(person, filter, null);
  while (rows.length > 0) {
    yield rows.map((row) => csv.record(fieldsOf(row))).join('');
    const last = rows.at(-1)?.entry;
    if (rows.length < AT_ONCE || last === undefined) return;
    rows = await pageOf(person, filter, [last.at.getTime(), last.id]);
  }
}

async function pageOf(person: Work, filter: AuditFilter, cursor: Cursor | null): Promise<AuditRow[]> {
  const rows = await person(({ db }) => findAuditLog(db, filter, cursor, AT_ONCE));
  if (isRefusal(rows)) throw new Error('the session ended while the audit log was read');
  return rows;
}

function fieldsOf({ entry: { at, action, entity_type, entity_id, before, after }, name }: AuditRow) {
  const fields = [before, after].map((each) => JSON.stringify(each ?? {}));
  return [at.toISOString(), displayName(name ?? ''), action, entity_type, entity_id, ...fields];
}
