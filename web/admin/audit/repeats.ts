import { AUDIT_ACTIONS, type AuditRecord } from '@hirfa/contract/audit';

/** An entry of the log, and how often it is there. */
export interface Repeated {
  entry: AuditRecord;
  times: number;
}

/** Between two entries that are one row. */
const WITHIN_MS = 60_000;

/** What one admin looked at several times within a minute, one after the other, is one row: the newest of them. */
export function withRepeats(entries: readonly AuditRecord[]): Repeated[] {
  const rows: Repeated[] = [];
  let before: AuditRecord | undefined;
  for (const entry of entries) {
    const row = rows.at(-1);
    if (row !== undefined && before !== undefined && isRepeated(before, entry)) row.times += 1;
    else rows.push({ entry, times: 1 });
    before = entry;
  }
  return rows;
}

const looks = new Set(Object.entries(AUDIT_ACTIONS).flatMap(([action, kind]) => (kind === 'look' ? [action] : [])));

function isRepeated(later: AuditRecord, earlier: AuditRecord): boolean {
  const sameOf = ({ actor_id, action, entity_id, after }: AuditRecord) =>
    JSON.stringify([actor_id, action, entity_id, after]);
  const between = Date.parse(later.at) - Date.parse(earlier.at);
  return looks.has(later.action) && sameOf(later) === sameOf(earlier) && between <= WITHIN_MS;
}
