import { photoName, type PhotoServices } from '../../accounts/index.ts';
import type { CallContext } from '../../kernel/calls.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { findMessage } from '../message-queries.ts';
import { findOwnChat } from '../queries.ts';
import { findRequestPhoto } from './request-queries.ts';

interface Input {
  ctx: { services: PhotoServices; person: CallContext['person'] };
  input: { id: string };
}

/** The picture of a message, for the two of its chat (`isOwn`) and admins near a report; or of an own request. */
export async function openPhoto({ ctx: { services, person }, input: { id } }: Input) {
  const found = await person((tx) => findPhoto({ ctx: tx, input: { id } }));
  if (isRefusal(found)) return found;
  const picture = await services.privatePhotos.read(photoName(found.photo_id));
  return picture === null ? refuse('not_found') : { picture, ...found };
}

/** An admin's look is logged before the picture is read: nobody sees it without an entry. */
async function findPhoto({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const { db, actor } = ctx;
  const message = await findMessage(db, id);
  if (message === undefined) {
    const waiting = await findRequestPhoto(db, id);
    return waiting === undefined ? refuse('not_found') : { photo_id: waiting.photo_id, isOwn: true };
  }
  if (message.photo_id === null) return refuse('not_found');
  const { booking_id, photo_id, hidden_at } = message;
  const isOwn = (await findOwnChat(db, booking_id, actor.user_id)) !== undefined;
  if (isOwn && hidden_at !== null) return refuse('not_found');
  if (!isOwn) {
    const look = { action: 'message_photo.look' as const, entity_type: 'booking', entity_id: booking_id };
    await writeAudit(ctx, { ...look, before: null, after: { message_id: id } });
  }
  return { photo_id, isOwn };
}
