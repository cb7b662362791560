import type { TaxDetails } from '@hirfa/contract/invoices';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { taxDetails } from '../tables.ts';

export async function findTaxDetails(db: Database, userId: string): Promise<TaxDetails | null> {
  const { tax_number, name, address, user_id } = taxDetails;
  const [row] = await db.select({ tax_number, name, address }).from(taxDetails).where(eq(user_id, userId));
  return row ?? null;
}

export async function upsertTaxDetails(
  db: Database,
  { user_id, ...details }: typeof taxDetails.$inferInsert,
): Promise<void> {
  await db
    .insert(taxDetails)
    .values({ user_id, ...details })
    .onConflictDoUpdate({ target: taxDetails.user_id, set: details });
}

export async function deleteTaxDetails(db: Database, userId: string): Promise<void> {
  await db.delete(taxDetails).where(eq(taxDetails.user_id, userId));
}
