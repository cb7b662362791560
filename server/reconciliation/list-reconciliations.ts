import { MOST_COUNTED } from '@hirfa/domain/admin';
import type { Ctx, Person } from '../kernel/verb.ts';
import { countOpenDifferences } from './difference-queries.ts';
import { findDays } from './queries.ts';

const DAYS = 14;

/** The comparisons of the last days, and how many differences are open. */
export async function listReconciliations({ ctx: { db } }: { ctx: Ctx<Person> }) {
  const days = await findDays(db, DAYS);
  return {
    items: days.map((day) => ({ ...day, changed_at: day.changed_at.toISOString() })),
    open_differences: await countOpenDifferences(db, MOST_COUNTED),
  };
}
