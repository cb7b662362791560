import type { BookingReviews, ReviewPhoto } from '@hirfa/contract/reviews';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { asPicture } from '../../ui/photos/shrink-photo.ts';
import { useAddPhoto } from '../../ui/photos/use-add-photo.ts';
import { useCall } from '../../ui/use-call.ts';
import { bookingReviewsQuery } from '../queries.ts';

/** Adds photos to the customer's own review of a booking, and removes them. What is written in the form stays. */
export function useReviewPhotos(bookingId: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = bookingReviewsQuery(orpc, bookingId);
  const change = (changed: (photos: readonly ReviewPhoto[]) => ReviewPhoto[]) =>
    queryClient.setQueryData<BookingReviews>(
      queryKey,
      (before) => before && { ...before, photos: changed(before.photos) },
    );
  const adding = useAddPhoto(
    'review',
    (photo, options) =>
      orpc.reviews.addReviewPhoto.call(
        { params: { id: bookingId, photo_id: photo.id }, body: asPicture(photo) },
        options,
      ),
    {
      refusals: { state_changed: msg`This review takes no more photos.` },
      onDone: (added) => change((photos) => [...photos.filter(({ id }) => id !== added.id), added]),
    },
  );
  const removing = useCall(
    (photo_id: string, options) => orpc.reviews.removeReviewPhoto.call({ id: bookingId, photo_id }, options),
    {
      failed: true,
      refusals: { state_changed: msg`This review can no longer be changed.` },
      onDone: (_, removed) => change((photos) => photos.filter(({ id }) => id !== removed)),
    },
  );
  return { adding, removing };
}
