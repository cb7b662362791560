import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { isOwnBooking } from '../stored-extras/queries.ts';
import { findUnsent } from './queries.ts';

/** The photos that the caller has added and not sent yet: a form that is opened again shows them. */
export async function listProblemPhotos({
  ctx: { db, actor },
  input: { id },
}: {
  ctx: Ctx<Person>;
  input: { id: string };
}) {
  if (!(await isOwnBooking(db, id))) return refuse('not_found');
  return { items: await findUnsent(db, id, actor.user_id) };
}
