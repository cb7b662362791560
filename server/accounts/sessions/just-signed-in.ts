import { SESSION } from '@hirfa/domain/accounts';
import type { Person } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import { findOpenedAt } from './queries.ts';

/** Whether the person signed in a short time ago. Later, another person may be using the unlocked device. */
export async function hasJustSignedIn({ ctx }: { ctx: ServiceCtx & { actor: Person } }): Promise<boolean> {
  const openedAt = await findOpenedAt(ctx.services.pools.auth, ctx.actor.session_id);
  return openedAt !== undefined && ctx.now.getTime() - openedAt.getTime() < SESSION.freshMs;
}
