import type { ReviewPhoto } from '@hirfa/contract/reviews';
import type { RefObject } from 'react';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { photoAddress } from '../../ui/photos/photo-query.ts';

type ReviewPhotoDialogProps = {
  photo: ReviewPhoto;
  label: string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** A photo of a review, as large as the window allows. */
export default function ReviewPhotoDialog({ photo, label, focusAfter, onClose }: ReviewPhotoDialogProps) {
  return (
    <Dialog wide open title={label} focusAfter={focusAfter} onOpenChange={(open) => !open && onClose()}>
      <img
        src={photoAddress('review', photo.id)}
        width={photo.width}
        height={photo.height}
        alt=""
        className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-s bg-sand-1"
      />
    </Dialog>
  );
}
