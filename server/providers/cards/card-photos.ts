import { CARD_LIMITS } from '@hirfa/domain/providers';
import { oneFileAtATime } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import type { DocumentCtx } from '../services.ts';
import { changeOwnCard, lockOwnCard } from './own-cards.ts';
import { cardPhotoUrl, readCardPhoto, storeCardPhoto } from './photo-files.ts';
import { deletePhotos, insertPhoto } from './queries.ts';

/**
 * Adds a photo to an own card. Encoding it takes a second of work, which is limited, and runs between the transactions:
 * the first one checks whether there is room at all. A photo that the card has already changes nothing.
 */
export async function addCardPhoto({
  ctx,
  input: { id, file },
}: {
  ctx: DocumentCtx;
  input: { id: string; file: Blob };
}) {
  const { services, person } = ctx;
  const found = await person((tx) => lockOwnCard(tx, id));
  if (isRefusal(found)) return found;
  if (isFull(found.card)) return FULL;
  const { user_id } = found.provider;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const photo = await oneFileAtATime(ctx, ['card_photo', user_id], () =>
    readCardPhoto({ bytes, user_id, log: services.log }),
  );
  if (isRefusal(photo)) return photo;
  const url = cardPhotoUrl(id, photo);
  return person((tx) =>
    changeOwnCard(tx, id, async (card) => {
      if (card.photos.some((each) => each.url === url)) return undefined;
      if (isFull(card)) return FULL;
      // The card is locked while files are written: the job that deletes the same photo waits, and finds it in use.
      await storeCardPhoto(services.storage, url, photo);
      await insertPhoto(tx.db, { id: newId(tx.now.getTime()), card_id: id, url, created_at: tx.now });
      return undefined;
    }),
  );
}

const FULL = refuseField('photos', 'too_many');
const isFull = ({ photos }: { photos: readonly unknown[] }) => photos.length >= CARD_LIMITS.photos;

interface Remove {
  ctx: WriteCtx<Person>;
  input: { id: string; photo_id: string };
}

export function removeCardPhoto({ ctx, input: { id, photo_id } }: Remove) {
  return changeOwnCard(ctx, id, async () =>
    (await deletePhotos(ctx.db, id, photo_id)) > 0 ? undefined : refuse('not_found'),
  );
}
