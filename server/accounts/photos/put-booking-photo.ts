import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { putPhoto } from './put-photo.ts';
import type { PhotoCtx } from './services.ts';
import type { StoredPhoto } from './store-photo.ts';

/** A photo that somebody has added to something about a booking: a row of `photoColumns` with whose it is. */
export interface BookingPhoto extends StoredPhoto {
  id: string;
  booking_id: string;
  user_id: string;
  hash: string;
  created_at: Date;
}

/** Where such photos are kept, and who can add one. */
interface Kept<Row extends BookingPhoto> {
  /** Locks the booking. Whether the actor can add a photo now, if there is room for it. */
  open(work: { ctx: WriteCtx<Person>; input: { id: string } }): Promise<{ canAdd: boolean } | Refusal<'not_found'>>;
  /** Those that the actor has added so far, and how many there may be. */
  findAdded(db: Database, bookingId: string, userId: string): Promise<readonly object[]>;
  most: number;
  /** One that the actor sees. */
  find(db: Database, photoId: string): Promise<Row | undefined>;
  /** Undefined if the id is taken by one that the actor does not see. */
  insert(db: Database, row: BookingPhoto): Promise<Row | undefined>;
}

interface Putting<Row extends BookingPhoto> {
  ctx: PhotoCtx & { kept: Kept<Row> };
  input: { id: string; photo_id: string; file: Blob; smallPx?: number };
}

/** Adds a photo to something about a booking: the same one sent again is answered with the stored one. */
export async function putBookingPhoto<Row extends BookingPhoto>({
  ctx: { kept, ...ctx },
  input: { id, photo_id, ...photo },
}: Putting<Row>) {
  return putPhoto({
    ctx: {
      ...ctx,
      async check(tx, hash) {
        const open = await kept.open({ ctx: tx, input: { id } });
        if (isRefusal(open)) return open;
        const { db, actor } = tx;
        const before = await kept.find(db, photo_id);
        if (before !== undefined) {
          const isSame = before.booking_id === id && before.user_id === actor.user_id && before.hash === hash;
          return isSame ? { before: viewBookingPhoto(before) } : refuse('idempotency_mismatch');
        }
        const isFull = (await kept.findAdded(db, id, actor.user_id)).length >= kept.most;
        return open.canAdd && !isFull ? 'free' : refuse('state_changed');
      },
      async add({ db, actor, now }, { hash, ...stored }) {
        const row = { id: photo_id, booking_id: id, user_id: actor.user_id, hash, created_at: now, ...stored };
        const added = await kept.insert(db, row);
        return added === undefined ? refuse('not_found') : viewBookingPhoto(added);
      },
    },
    input: photo,
  });
}

export const viewBookingPhoto = ({ id, width, height }: BookingPhoto) => ({ id, width, height });
