import { countsAsProvider } from '@hirfa/domain/providers';
import { findSuspension } from '../../accounts/index.ts';
import { type AdminCtx, isRefusal, refuse } from '../../kernel/verb.ts';
import type { ProviderServices } from '../services.ts';
import { findProviderOf } from './queries.ts';
import { lockForDecision, saveDecision } from '../verification/decide.ts';

type SuspendCtx = AdminCtx & { services: Pick<ProviderServices, 'providerElsewhere'> };

/** What a provider reads on their own pages, in both languages, until the profile is reinstated. */
const PERSON_IS_SUSPENDED = 'Your account was suspended.\nأُوقف حسابك.';

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

/** Hides the provider, if they are one, of a person who is suspended. Their bookings stay as they are. */
export async function hideProviderOf({ ctx, input: { user_id } }: { ctx: SuspendCtx; input: { user_id: string } }) {
  const own = await findProviderOf(ctx.db, user_id);
  if (own === undefined) return null;
  // Before the provider, as above.
  await ctx.services.providerElsewhere.lockOpenBookings(ctx.db, own.id);
  const provider = await lockForDecision(ctx, own.id);
  if (isRefusal(provider)) return provider;
  if (!countsAsProvider(provider)) return null;
  const change = { is_active: false, suspension_reason: PERSON_IS_SUSPENDED, reason: PERSON_IS_SUSPENDED };
  await saveDecision(ctx, provider, 'suspend', change);
  return null;
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
