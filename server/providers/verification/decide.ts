import { findSuspension } from '../../accounts/index.ts';
import { type VerificationEvent, verificationAfter } from '@hirfa/domain/providers';
import { type AdminCtx, isRefusal, type Refusal, refuse } from '../../kernel/verb.ts';
import { type ProviderChange, providerChanged } from '../events.ts';
import { findProvider, lockProvider, type ProviderRow, updateProvider } from './queries.ts';

type Decisions = Partial<Omit<ProviderRow, 'id' | 'user_id' | 'created_at'>>;

/** Locks a provider for a decision of an admin. Nobody decides about themselves. */
export async function lockForDecision(
  { db, actor }: AdminCtx,
  id: string,
): Promise<ProviderRow | Refusal<'not_found' | 'own_profile'>> {
  const found = await findProvider(db, id);
  if (found === undefined) return refuse('not_found');
  if (found.user_id === actor.user_id) return refuse('own_profile');
  return (await lockProvider(db, id)) ?? refuse('not_found');
}

/** Saves a decision about a locked provider: the audit log has the fields that it changes, before and after. */
export async function saveDecision(
  ctx: AdminCtx,
  before: ProviderRow,
  event: Exclude<ProviderChange['event'], 'send' | 'ask_about_contacts'>,
  { reason = null, ...change }: Decisions & { reason?: string | null },
) {
  const after = { ...change, updated_at: ctx.now };
  await updateProvider(ctx.db, before.id, after);
  const old = Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(change, name)));
  const entry = { action: `provider.${event}` as const, entity_type: 'provider', entity_id: before.id };
  await ctx.audit({ ...entry, before: old, after: { ...change } });
  await ctx.publish(providerChanged, { provider_id: before.id, user_id: before.user_id, event, reason });
  const { id, verification_status, is_active } = { ...before, ...after };
  return { id, verification_status, is_active };
}

interface Decision {
  id: string;
  event: Exclude<VerificationEvent, 'send'>;
  /** The other fields that the decision changes, or why it can't be. */
  changeOf: (provider: ProviderRow) => (Decisions & { reason?: string }) | Refusal<'invalid_input'>;
}

/** Executes one row of the verification table; of two admins at once the second gets `state_changed`. 4.11–4.14 */
export async function decide({ ctx, input }: { ctx: AdminCtx; input: Decision }) {
  const { id, event, changeOf } = input;
  const provider = await lockForDecision(ctx, id);
  if (isRefusal(provider)) return provider;
  if (event === 'approve' && (await findSuspension(ctx.db, provider.user_id)) !== undefined)
    return refuse('state_changed');
  const verification_status = verificationAfter(provider.verification_status, event);
  if (verification_status === null) return refuse('state_changed');
  const change = changeOf(provider);
  if (isRefusal(change)) return change;
  return saveDecision(ctx, provider, event, { ...change, verification_status, decided_at: ctx.now });
}
