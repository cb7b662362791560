import { viewBookingPhoto } from '../../accounts/index.ts';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { findOwnChat } from '../queries.ts';
import { findRequestPhotos } from './request-queries.ts';

/** The photos of the caller's own request; none once it was answered. */
export async function listRequestPhotos({ ctx: { db, actor }, input }: { ctx: Ctx<Person>; input: { id: string } }) {
  const chat = await findOwnChat(db, input.id, actor.user_id);
  if (chat?.customer_id !== actor.user_id) return refuse('not_found');
  return { items: (await findRequestPhotos(db, input.id)).map(viewBookingPhoto) };
}
