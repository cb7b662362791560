import type { ReviewPhoto } from '@hirfa/contract/reviews';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { photoAddress } from '../../ui/photos/photo-query.ts';

const ReviewPhotoDialog = lazy(() => import('./review-photo-dialog.tsx'));

/** The photos of the work in a published review, small and loaded when they are near; a press enlarges one. */
export function ReviewPhotos({ photos }: { photos: readonly ReviewPhoto[] }) {
  const { t } = useLingui();
  const count = photos.length;
  if (count === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <OnePhoto photo={photo} label={t`Photo of the work, ${index + 1} of ${count}`} />
        </li>
      ))}
    </ul>
  );
}

function OnePhoto({ photo, label }: { photo: ReviewPhoto; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="block size-24 cursor-zoom-in overflow-hidden rounded-s bg-sand-1 text-xs text-ink-1"
        onClick={() => setOpen(true)}
      >
        <img
          loading="lazy"
          decoding="async"
          src={`${photoAddress('review', photo.id)}?size=small`}
          width={96}
          height={96}
          alt={label}
          className="size-full object-cover"
        />
      </button>
      {isOpen && (
        <Suspense>
          <ReviewPhotoDialog photo={photo} label={label} focusAfter={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
