import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { findIssued, isReadable } from './queries.ts';
import { viewInvoice } from './views.ts';

/** The invoices of a booking that the caller may read. */
export async function listBookingInvoices({ ctx: { db }, input: { id } }: { ctx: Ctx<Person>; input: { id: string } }) {
  if (!(await isReadable(db, id))) return refuse('not_found');
  return { items: (await findIssued(db, id)).map(viewInvoice) };
}
