import type { TaxDetails } from '@hirfa/contract/invoices';
import { taxNumber } from '@hirfa/domain/invoices';
import { type Person, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { deleteTaxDetails, findTaxDetails, upsertTaxDetails } from './queries.ts';

/** States how the actor is registered for taxes, or takes it back. What was issued stays as it is. */
export async function saveTaxDetails({
  ctx: { db, now, actor },
  input: { details },
}: {
  ctx: WriteCtx<Person>;
  input: { details: TaxDetails | null };
}) {
  const { user_id } = actor;
  const tax_number = details && taxNumber(details.tax_number);
  if (details === null) await deleteTaxDetails(db, user_id);
  else if (tax_number === null) return refuseField('details.tax_number', 'is not nine digits');
  else await upsertTaxDetails(db, { user_id, ...details, tax_number, changed_at: now });
  const hint = { type: 'profile_changed' as const, entity_id: user_id, version: 1 };
  await notifyStreams(db, [`user:${user_id}`], hint, now);
  return { details: await findTaxDetails(db, user_id) };
}
