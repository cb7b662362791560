import { countsAsProvider } from '@hirfa/domain/providers';
import { findSuspension } from '../../accounts/index.ts';
import { type AdminCtx, isRefusal, refuse } from '../../kernel/verb.ts';
import type { ProviderServices } from '../services.ts';
import { lockForDecision, saveDecision } from '../verification/decide.ts';

type SuspendCtx = AdminCtx & { services: ProviderServices };

interface Suspension {
  id: string;
  reason: string;
  /** What they have accepted stays with them, or is cancelled with a full refund. */
  bookings: 'keep' | 'cancel';
}

/**
 * Suspends a verified provider: they vanish from everything that others see. Requests are cancelled in any case:
 * nobody could accept them, and customers would wait, or even pay, for nothing.
 */
export async function suspendProvider({ ctx, input }: { ctx: SuspendCtx; input: Suspension }) {
  const { id, reason, bookings } = input;
  const { lockOpenBookings, cancelOpenBookings } = ctx.services.providerElsewhere;
  // Before the provider: a booking that is settled at the same time is locked, and then the provider, to count it.
  await lockOpenBookings(ctx.db, id);
  const provider = await lockForDecision(ctx, id);
  if (isRefusal(provider)) return provider;
  if (!countsAsProvider(provider)) return refuse('state_changed');
  const suspended = await saveDecision(ctx, provider, 'suspend', {
    is_active: false,
    suspension_reason: reason,
    reason,
  });
  const which = bookings === 'cancel' ? 'all' : 'requests';
  await cancelOpenBookings({ ctx, input: { provider_id: id, which } });
  return suspended;
}

/** Makes a suspended provider active again. Those whose account has ended were not suspended by an admin. */
export async function reinstateProvider({ ctx, input }: { ctx: AdminCtx; input: { id: string } }) {
  const provider = await lockForDecision(ctx, input.id);
  if (isRefusal(provider)) return provider;
  if (provider.suspension_reason === null) return refuse('state_changed');
  // Their owner is reinstated first.
  if ((await findSuspension(ctx.db, provider.user_id)) !== undefined) return refuse('state_changed');
  return saveDecision(ctx, provider, 'reinstate', { is_active: true, suspension_reason: null });
}
