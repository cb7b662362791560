import { useOrpc } from '../../kit/use-orpc.ts';
import { AddPhoto } from '../../ui/photos/add-photo.tsx';
import { asPicture } from '../../ui/photos/shrink-photo.ts';
import { useAddPhoto } from '../../ui/photos/use-add-photo.ts';
import { requestPhotosQuery } from '../queries.ts';

/** Lets a customer choose a photo, or take one, and adds it to a request. */
export function AddRequestPhoto({ bookingId }: { bookingId: string }) {
  const orpc = useOrpc();
  const adding = useAddPhoto(
    'chat',
    (photo, options) =>
      orpc.messages.addRequestPhoto.call(
        { params: { id: bookingId, photo_id: photo.id }, body: asPicture(photo) },
        options,
      ),
    { readAgain: [requestPhotosQuery(orpc, bookingId).queryKey] },
  );
  return <AddPhoto adding={adding} />;
}
