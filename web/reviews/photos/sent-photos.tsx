import type { ReviewPhoto } from '@hirfa/contract/reviews';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PhotoRow } from '../../ui/photos/photo-row.tsx';

type SentPhotosProps = { photos: readonly ReviewPhoto[] } & Pick<ComponentProps<typeof PhotoRow>, 'removing'>;

/** Photos of a review for those who may see them before everybody does, and while it is hidden. */
export function SentPhotos({ photos, removing }: SentPhotosProps) {
  const { t } = useLingui();
  const count = photos.length;
  const labels = photos.map((_, index) => t`Photo of the work, ${index + 1} of ${count}`);
  return <PhotoRow of="review" photos={photos} labels={labels} removing={removing} />;
}
