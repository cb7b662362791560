import type { SQL } from 'drizzle-orm';
import { asPerson } from '../../kernel/transactions.ts';
import type { Person } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import type { TestProduct } from '../product.ts';

/** The refusals of the database: no right or policy, append-only, null, a missing row, a second row, a check. */
const REFUSALS = ['42501', '23001', '23502', '23503', '23505', '23514'];

/**
 * Whether a statement finds or changes a row for this person, or for a visitor. It is rolled back, so that nobody
 * changes what others try.
 */
export async function tryStatement(
  { pools, clock }: Pick<TestProduct, 'pools' | 'clock'>,
  person: Person | null,
  statement: SQL,
): Promise<'yes' | 'no'> {
  let rows = 0;
  const rollBack = new Error('nothing is kept');
  const work = async ({ db }: { db: Database }) => {
    rows = (await db.execute(statement)).length;
    throw rollBack;
  };
  const scope = { now: clock.now, subscribers: [] };
  try {
    await (person ? asPerson(pools.api, person, scope, work) : pools.public.transaction((db) => work({ db })));
  } catch (error) {
    if (error !== rollBack && !REFUSALS.includes(databaseCode(error))) throw error;
  }
  return rows > 0 ? 'yes' : 'no';
}
