import type { ReceiptPhoto } from '@hirfa/contract/bookings';
import { EXTRA } from '@hirfa/domain/bookings';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { PhotoRow } from '../../ui/photos/photo-row.tsx';
import { asPicture } from '../../ui/photos/shrink-photo.ts';
import { useAddPhoto } from '../../ui/photos/use-add-photo.ts';
import { useCall } from '../../ui/use-call.ts';
import { PhotoField } from '../common/photo-field.tsx';

type ReceiptPhotosProps = { photos: readonly ReceiptPhoto[] } & Pick<ComponentProps<typeof PhotoRow>, 'removing'>;

/** Receipts of materials: both people and admins see those that were sent. */
export function ReceiptPhotos({ photos, removing }: ReceiptPhotosProps) {
  const { t } = useLingui();
  const count = photos.length;
  const labels = photos.map((_, index) => t`Receipt, ${index + 1} of ${count}`);
  return <PhotoRow of="receipt" photos={photos} labels={labels} removing={removing} />;
}

/** The own receipts that are not sent yet. */
const receiptPhotosQuery = ({ bookings }: Orpc, id: string) =>
  bookings.listReceiptPhotos.queryOptions({ input: { id } });

/** Adds receipts to what the provider is about to propose, and removes them; `sent` is called once it is proposed. */
export function useReceiptPhotos(bookingId: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = receiptPhotosQuery(orpc, bookingId);
  const change = (changed: (photos: readonly ReceiptPhoto[]) => ReceiptPhoto[]) =>
    queryClient.setQueryData<{ items: ReceiptPhoto[] }>(queryKey, (before) => ({
      items: changed(before?.items ?? []),
    }));
  const adding = useAddPhoto(
    'receipt',
    (photo, options) =>
      orpc.bookings.addReceiptPhoto.call(
        { params: { id: bookingId, photo_id: photo.id }, body: asPicture(photo) },
        options,
      ),
    {
      refusals: { state_changed: msg`No more photos can be added here.` },
      onDone: (added) => change((photos) => [...photos.filter(({ id }) => id !== added.id), added]),
    },
  );
  const removing = useCall(
    (photo_id: string, options) => orpc.bookings.removeReceiptPhoto.call({ id: bookingId, photo_id }, options),
    {
      failed: true,
      refusals: { state_changed: msg`This photo was sent already, or its time is over.` },
      onDone: (_, removed) => change((photos) => photos.filter(({ id }) => id !== removed)),
    },
  );
  return { adding, removing, sent: () => void queryClient.invalidateQueries({ queryKey }) };
}

type ReceiptFieldProps = { bookingId: string; of: ReturnType<typeof useReceiptPhotos> };

/** The receipts that are sent with a proposal. */
export function ReceiptField({ bookingId, of: { adding, removing } }: ReceiptFieldProps) {
  const { data } = useQuery(receiptPhotosQuery(useOrpc(), bookingId));
  const photos = data?.items ?? [];
  const legend = <Trans>Receipts of the materials (optional)</Trans>;
  return (
    <PhotoField legend={legend} most={EXTRA.receipts} count={photos.length} adding={adding}>
      <ReceiptPhotos photos={photos} removing={removing} />
    </PhotoField>
  );
}
