import { type AdminCtx, isRefusal, refuse } from '../../kernel/verb.ts';
import { removeDocumentsOf } from '../documents/remove-documents.ts';
import { providerChanged } from '../events.ts';
import type { ProviderServices } from '../services.ts';
import { lockForDecision } from '../verification/decide.ts';
import { deleteProviderRow } from './queries.ts';

type Given = { ctx: AdminCtx & { services: ProviderServices }; input: { id: string } };

/** Deletes a provider without open bookings and unpaid earnings; past bookings keep a nameless reference. 4.18 */
export async function deleteProvider({ ctx, input: { id } }: Given) {
  const { db, now } = ctx;
  const { countOpenBookings, findUnpaidEarnings } = ctx.services.providerElsewhere;
  const provider = await lockForDecision(ctx, id);
  if (isRefusal(provider)) return provider;
  if ((await countOpenBookings(db, id)) > 0) return refuse('open_bookings');
  if (Number(await findUnpaidEarnings(db, id)) > 0) return refuse('unpaid_earnings');
  if (!(await deleteProviderRow(db, id, now))) return refuse('not_found');
  const { verification_status, provider_type, user_id } = provider;
  await removeDocumentsOf({ ctx, input: { user_id } });
  const entry = { action: 'provider.delete' as const, entity_type: 'provider', entity_id: id };
  await ctx.audit({ ...entry, before: { verification_status, provider_type }, after: { is_deleted: true } });
  await ctx.publish(providerChanged, { provider_id: id, user_id, event: 'delete', reason: null });
  return { deleted: true as const };
}
