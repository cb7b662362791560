import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { findUser } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { findPerson } from './queries.ts';

interface Given {
  ctx: AdminCtx & { services: AccountServices };
  input: { id: string; what: 'email' | 'phone_number' };
}

/** The whole e-mail address or phone number of a person. The audit log has who asked for which. */
export async function revealContact({ ctx, input: { id, what } }: Given) {
  const isKnown = (await findPerson(ctx.db, id)) !== undefined;
  const user = isKnown ? await findUser(ctx.services.pools.auth, id) : undefined;
  const contact = user?.[what];
  if (!contact) return refuse('not_found');
  const entry = { action: 'person.reveal' as const, entity_type: 'person', entity_id: id };
  await ctx.audit({ ...entry, before: null, after: { what } });
  return { contact };
}
