import type { Contact } from '@hirfa/contract/support';
import type { Ctx } from '../kernel/verb.ts';
import { findHours } from './queries.ts';

/** When the team answers, for everybody. */
export async function getContact({ ctx }: { ctx: Ctx }): Promise<Contact> {
  const hours = await findHours(ctx.db, ctx.now);
  return { hours: { ...hours, weekdays: [...hours.weekdays] } };
}
