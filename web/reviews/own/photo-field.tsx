import type { ReviewPhoto } from '@hirfa/contract/reviews';
import { REVIEW_PHOTOS } from '@hirfa/domain/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { AddPhoto } from '../../ui/photos/add-photo.tsx';
import { SentPhotos } from '../photos/sent-photos.tsx';
import type { useReviewPhotos } from './use-review-photos.ts';

type PhotoFieldProps = { photos: readonly ReviewPhoto[]; of: ReturnType<typeof useReviewPhotos> };

/** The photos of the work in one's own review: each is stored when it is chosen. */
export function PhotoField({ photos, of: { adding, removing } }: PhotoFieldProps) {
  const { i18n } = useLingui();
  const most = i18n.number(REVIEW_PHOTOS.most);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-s font-semibold text-ink-0">
        <Trans>Photos of the work (optional)</Trans>
      </legend>
      <p className="text-s text-ink-1">
        <Trans>
          Up to {most}. Everybody sees them with your review, so please show no faces, addresses or numbers.
        </Trans>
      </p>
      <SentPhotos photos={photos} removing={removing} />
      <AddPhoto adding={adding} isFull={photos.length >= REVIEW_PHOTOS.most} />
    </fieldset>
  );
}
