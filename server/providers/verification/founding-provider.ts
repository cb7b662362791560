import { countsAsProvider } from '@hirfa/domain/providers';
import { type AdminCtx, isRefusal, refuse } from '../../kernel/verb.ts';
import { lockForDecision, saveDecision } from './decide.ts';

type Given = { ctx: AdminCtx; input: { id: string } };

/** Makes a provider a founding provider, which everybody sees at their name. 3.3 */
export async function makeFoundingProvider({ ctx, input }: Given) {
  const provider = await lockForDecision(ctx, input.id);
  if (isRefusal(provider)) return provider;
  if (!countsAsProvider(provider) || provider.is_founding_provider) return refuse('state_changed');
  return saveDecision(ctx, provider, 'make_founding', { is_founding_provider: true });
}

/** The provider may be suspended. */
export async function removeFoundingProvider({ ctx, input }: Given) {
  const provider = await lockForDecision(ctx, input.id);
  if (isRefusal(provider)) return provider;
  if (!provider.is_founding_provider) return refuse('state_changed');
  return saveDecision(ctx, provider, 'remove_founding', { is_founding_provider: false });
}
