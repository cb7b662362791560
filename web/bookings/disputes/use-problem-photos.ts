import type { ProblemPhoto } from '@hirfa/contract/bookings';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { asPicture } from '../../ui/photos/shrink-photo.ts';
import { useAddPhoto } from '../../ui/photos/use-add-photo.ts';
import { useCall } from '../../ui/use-call.ts';

/** The own photos of a problem that are not sent yet. */
export const problemPhotosQuery = ({ bookings }: Orpc, id: string) =>
  bookings.listProblemPhotos.queryOptions({ input: { id } });

/** Adds photos to what somebody is about to say about a problem, and removes them. */
export function useProblemPhotos(bookingId: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = problemPhotosQuery(orpc, bookingId);
  const change = (changed: (photos: readonly ProblemPhoto[]) => ProblemPhoto[]) =>
    queryClient.setQueryData<{ items: ProblemPhoto[] }>(queryKey, (before) => ({
      items: changed(before?.items ?? []),
    }));
  const adding = useAddPhoto(
    'problem',
    (photo, options) =>
      orpc.bookings.addProblemPhoto.call(
        { params: { id: bookingId, photo_id: photo.id }, body: asPicture(photo) },
        options,
      ),
    {
      refusals: { state_changed: msg`No more photos can be added here.` },
      onDone: (added) => change((photos) => [...photos.filter(({ id }) => id !== added.id), added]),
    },
  );
  const removing = useCall(
    (photo_id: string, options) => orpc.bookings.removeProblemPhoto.call({ id: bookingId, photo_id }, options),
    {
      failed: true,
      refusals: { state_changed: msg`This photo was sent already, or its time is over.` },
      onDone: (_, removed) => change((photos) => photos.filter(({ id }) => id !== removed)),
    },
  );
  return { adding, removing };
}
