import type { AuthEventType } from '@hirfa/domain/accounts';
import type { ServiceCtx } from '../ctx.ts';
import { countAuthEvent } from './queries.ts';

/** Counts an event. A failure to count does not change what the caller does. */
export async function countEvent({ ctx, input: type }: { ctx: ServiceCtx; input: AuthEventType }): Promise<void> {
  try {
    await countAuthEvent(ctx.services.pools.auth, type, ctx.now);
  } catch (error) {
    ctx.services.log.error({ error, type }, 'an auth event was not counted');
  }
}
