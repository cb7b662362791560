import { photoName, type PhotoServices } from '../../accounts/index.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { CallContext } from '../../kernel/calls.ts';
import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { type Ctx, isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { isOwnBooking } from '../stored-extras/queries.ts';
import { findReceipt, findReceiptsOf, findUnsentReceipts } from './queries.ts';

/** The photos that the caller has added and not sent yet: a form that is opened again shows them. */
export async function listReceiptPhotos({
  ctx: { db, actor },
  input: { id },
}: {
  ctx: Ctx<Person>;
  input: { id: string };
}) {
  if (!(await isOwnBooking(db, id))) return refuse('not_found');
  return { items: await findUnsentReceipts(db, id, actor.user_id) };
}

interface Input {
  ctx: { services: Pick<PhotoServices, 'privatePhotos'>; person: CallContext['person'] };
  input: { id: string };
}

/** The picture of a receipt: for who added it, and once it is sent for both people (`isOwn`) and for admins. */
export async function openReceiptPhoto({ ctx: { services, person }, input: { id } }: Input) {
  const found = await person((tx) => findPhoto({ ctx: tx, input: { id } }));
  if (isRefusal(found)) return found;
  const picture = await services.privatePhotos.read(photoName(found.photo_id));
  return picture === null ? refuse('not_found') : { picture, ...found };
}

/** An admin's look is logged before the picture is read: nobody sees it without an entry. */
async function findPhoto({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const photo = await findReceipt(ctx.db, id);
  if (photo === undefined) return refuse('not_found');
  const { booking_id, photo_id } = photo;
  const isOwn = await isOwnBooking(ctx.db, booking_id);
  if (!isOwn) {
    const look = { action: 'receipt_photo.look' as const, entity_type: 'booking', entity_id: booking_id };
    await writeAudit(ctx, { ...look, before: null, after: { photo_id: id } });
  }
  return { photo_id, isOwn };
}

/** The photos of receipts that a provider has added. */
export const ownReceiptPhotos: PersonalFiles<Pick<PhotoServices, 'privatePhotos'>> = {
  name: 'photos of receipts',
  async find(db, userId) {
    const found = await findReceiptsOf(db, userId);
    return found.map(({ photo_id, booking_id }) => ({ file: photoName(photo_id), of: { booking_id } }));
  },
  read: ({ privatePhotos }, file) => privatePhotos.read(file),
};
