import { SESSION } from '@hirfa/domain/accounts';
import type { Person } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import { findOpenedAt } from './queries.ts';

/** Whether the person signed in moments ago: later, somebody else may be using a device that was left open. */
export async function hasJustSignedIn({ ctx }: { ctx: ServiceCtx & { actor: Person } }): Promise<boolean> {
  const openedAt = await findOpenedAt(ctx.services.pools.auth, ctx.actor.session_id);
  return openedAt !== undefined && ctx.now.getTime() - openedAt.getTime() < SESSION.freshMs;
}
