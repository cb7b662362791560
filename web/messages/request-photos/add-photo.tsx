import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { newMessageId } from '../../kit/new-message-id.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PhotoInput } from '../../ui/photos/photo-input.tsx';
import { photoAddress, photoKey } from '../../ui/photos/photo-query.ts';
import { asPicture, type ShrunkPhoto, shrinkPhoto } from '../../ui/photos/shrink-photo.ts';
import { useCall } from '../../ui/use-call.ts';
import { requestPhotosQuery } from '../queries.ts';

/** Lets a customer choose a photo, or take one, and adds it to a request. */
export function AddPhoto({ bookingId }: { bookingId: string }) {
  const field = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const orpc = useOrpc();
  const [isUnusable, setUnusable] = useState(false);
  const add = useCall(
    (photo: ShrunkPhoto & { id: string }, options) =>
      orpc.messages.addRequestPhoto.call(
        { params: { id: bookingId, photo_id: photo.id }, body: asPicture(photo) },
        options,
      ),
    {
      readAgain: [requestPhotosQuery(orpc, bookingId).queryKey],
      onDone(added, { file, size }) {
        // It is not loaded again from its address.
        if (size !== null) queryClient.setQueryData(photoKey(photoAddress('chat', added.id)), file);
      },
    },
  );
  async function choose(file: File) {
    add.reset();
    const photo = await shrinkPhoto(file);
    setUnusable(photo === null);
    if (photo !== null) add.send({ ...photo, id: newMessageId() });
  }
  return (
    <>
      {isUnusable && (
        <Notice tone="bad">
          <Trans>This file can’t be sent as a photo. Please choose another one.</Trans>
        </Notice>
      )}
      {add.refusal && <Notice tone="bad">{add.refusal}</Notice>}
      <Button
        variant="secondary"
        pending={add.isPending}
        className="self-start max-sm:w-full"
        onClick={() => field.current?.click()}
      >
        <ImagePlus aria-hidden className="size-5" />
        <Trans>Add a photo</Trans>
      </Button>
      <PhotoInput ref={field} onChoose={(file) => void choose(file)} />
    </>
  );
}
