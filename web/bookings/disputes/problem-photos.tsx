import type { ProblemPhoto } from '@hirfa/contract/bookings';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PhotoRow } from '../../ui/photos/photo-row.tsx';

type ProblemPhotosProps = { photos: readonly ProblemPhoto[] } & Pick<ComponentProps<typeof PhotoRow>, 'removing'>;

/** Photos of a problem: both people and admins see those that were sent. */
export function ProblemPhotos({ photos, removing }: ProblemPhotosProps) {
  const { t } = useLingui();
  const count = photos.length;
  const labels = photos.map((_, index) => t`Photo of the problem, ${index + 1} of ${count}`);
  return <PhotoRow of="problem" photos={photos} labels={labels} removing={removing} />;
}
