import type { Contact } from '@hirfa/contract/support';
import type { Ctx } from '../kernel/verb.ts';
import { findOperator } from './operator/queries.ts';
import { findHours } from './queries.ts';

/** Who runs the site, and when the team answers, for everybody. */
export async function getContact({ ctx: { db, now } }: { ctx: Ctx }): Promise<Contact> {
  const [hours, operator] = await Promise.all([findHours(db, now), findOperator(db, now)]);
  return { hours: { ...hours, weekdays: [...hours.weekdays] }, operator };
}
