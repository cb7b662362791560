import type { HoursSetting } from '@hirfa/contract/support';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { supportHours } from '../tables.ts';

const hours = {
  id: supportHours.id,
  holds_from: supportHours.holds_from,
  weekdays: supportHours.weekdays,
  from_minute: supportHours.from_minute,
  to_minute: supportHours.to_minute,
};

export function findHoursSettings(db: Database) {
  return db.select(hours).from(supportHours).orderBy(desc(supportHours.holds_from)).execute();
}

type Added = Omit<HoursSetting, 'holds_from'> & { holds_from: Date; created_at: Date };

/** Adds hours; false if there are some for this instant. */
export async function insertHours(db: Database, row: Added): Promise<boolean> {
  const rows = await db.insert(supportHours).values(row).onConflictDoNothing().returning({ id: supportHours.id });
  return rows.length > 0;
}

export async function deleteComingHours(db: Database, id: string, now: Date) {
  const [row] = await db
    .delete(supportHours)
    .where(and(eq(supportHours.id, id), gt(supportHours.holds_from, now)))
    .returning(hours);
  return row;
}
