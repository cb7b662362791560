import type { PayoutTemplate } from '@hirfa/domain/payouts';
import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { payoutTemplates } from '../tables.ts';

const shown = {
  id: payoutTemplates.id,
  name: payoutTemplates.name,
  kind: payoutTemplates.kind,
  separator: payoutTemplates.separator,
  columns: payoutTemplates.columns,
};

/** All templates: a few. */
export function findTemplates(db: Database) {
  return db.select(shown).from(payoutTemplates).orderBy(asc(payoutTemplates.name)).execute();
}

export async function findShownTemplate(db: Database, id: string) {
  const [row] = await db.select(shown).from(payoutTemplates).where(eq(payoutTemplates.id, id));
  return row;
}

export async function countTemplates(db: Database): Promise<number> {
  const [row] = await db.select({ templates: count() }).from(payoutTemplates);
  return row?.templates ?? 0;
}

/** Adds a template, or changes the one with this id; false if another one has its name. */
export async function upsertTemplate(db: Database, template: PayoutTemplate & { id: string }, now: Date) {
  const { id, ...fields } = template;
  const [named] = await db
    .select({ id: payoutTemplates.id })
    .from(payoutTemplates)
    .where(eq(payoutTemplates.name, template.name));
  if (named !== undefined && named.id !== id) return false;
  const row = { ...fields, changed_at: now };
  await db
    .insert(payoutTemplates)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: payoutTemplates.id, set: row });
  return true;
}

export async function deleteTemplate(db: Database, id: string): Promise<void> {
  await db.delete(payoutTemplates).where(eq(payoutTemplates.id, id));
}
