import type { OperatorDetails } from '@hirfa/contract/support';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { statement } from '../../platform/statements.ts';
import { operatorDetails as details } from '../tables.ts';

const fields = {
  legal_name_en: details.legal_name_en,
  legal_name_ar: details.legal_name_ar,
  address_en: details.address_en,
  address_ar: details.address_ar,
  commercial_register: details.commercial_register,
  tax_number: details.tax_number,
  contact_email: details.contact_email,
  contact_phone: details.contact_phone,
} satisfies Record<keyof OperatorDetails, unknown>;

const stated = statement<{ now: Date }>()((db) =>
  db
    .select(fields)
    .from(details)
    .where(sql`${details.holds_from} <= ${sql.placeholder('now')}::timestamptz`)
    .orderBy(desc(details.holds_from))
    .limit(1)
    .prepare('find_operator'),
);

/** What is stated of the operator at an instant; null while nothing is. */
export async function findOperator(db: Database, now: Date): Promise<OperatorDetails | null> {
  const [row] = await stated(db, { now });
  return row ?? null;
}

export function findOperatorSettings(db: Database) {
  return db
    .select({ id: details.id, holds_from: details.holds_from, ...fields })
    .from(details)
    .orderBy(desc(details.holds_from))
    .execute();
}

/** Adds what is stated from an instant on; false if something is already from this instant on. */
export async function insertOperator(db: Database, row: typeof details.$inferInsert): Promise<boolean> {
  const rows = await db.insert(details).values(row).onConflictDoNothing().returning({ id: details.id });
  return rows.length > 0;
}
