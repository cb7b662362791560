import { displayName } from '@hirfa/domain/accounts';
import { type Ctx, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { bindInvitation, findFlat, findInviterName } from '../queries.ts';

/** Who invites with a code, for anybody who has it. */
export async function getInviter({ ctx: { db, now }, input: { code } }: { ctx: Ctx; input: { code: string } }) {
  const name = await findInviterName(db, code);
  if (name === null) return refuse('not_found');
  return { display_name: displayName(name), flat: await findFlat(db, now) };
}

/** Binds a new person to who invited them. Why an invitation gives nothing is for admins. */
export async function acceptInvitation({
  ctx: { db, now },
  input: { code },
}: {
  ctx: WriteCtx<Person>;
  input: { code: string };
}) {
  const outcome = await bindInvitation(db, code, now);
  if (outcome === 'unknown') return refuse('not_found');
  return outcome === 'already' ? refuse('state_changed') : { outcome };
}
