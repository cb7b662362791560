import { writeAudit } from '../../kernel/audit.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { type PhotoCtx, photoName } from '../../accounts/index.ts';
import { findMessage } from '../message-queries.ts';
import { findSession } from '../queries.ts';

interface Work {
  ctx: Pick<PhotoCtx, 'services' | 'person'>;
  input: { id: string };
}

/** The picture of a message, for the person of its session (`isOwn`), and for admins. */
export async function openSupportPhoto({ ctx: { services, person }, input: { id } }: Work) {
  const found = await person((tx) => findPhoto({ ctx: tx, input: { id } }));
  if (isRefusal(found)) return found;
  const picture = await services.privatePhotos.read(photoName(found.photo_id));
  return picture === null ? refuse('not_found') : { picture, ...found };
}

/**
 * An admin's look is logged before the picture is read, as their reads of the words are: unless they have taken the
 * session.
 */
async function findPhoto({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const { db, actor } = ctx;
  const message = await findMessage(db, id);
  const session = message && (await findSession(db, message.session_id));
  if (session === undefined || message?.photo_id == null) return refuse('not_found');
  const isOwn = session.user_id === actor.user_id;
  if (!isOwn && session.taken_by !== actor.user_id) {
    const look = { action: 'support_photo.look' as const, entity_type: 'support_session', entity_id: session.id };
    await writeAudit(ctx, { ...look, before: null, after: { message_id: id } });
  }
  return { photo_id: message.photo_id, isOwn };
}
