import { DISPUTE } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { PhotoField } from '../common/photo-field.tsx';
import { ProblemPhotos } from './problem-photos.tsx';
import { problemPhotosQuery, type useProblemPhotos } from './use-problem-photos.ts';

type ProblemPhotoFieldProps = { bookingId: string; of: ReturnType<typeof useProblemPhotos> };

/** The photos that are sent with what somebody says about a problem. */
export function ProblemPhotoField({ bookingId, of: { adding, removing } }: ProblemPhotoFieldProps) {
  const { data } = useQuery(problemPhotosQuery(useOrpc(), bookingId));
  const photos = data?.items ?? [];
  const legend = <Trans>Photos of the problem (optional)</Trans>;
  return (
    <PhotoField legend={legend} most={DISPUTE.photos} count={photos.length} adding={adding}>
      <ProblemPhotos photos={photos} removing={removing} />
    </PhotoField>
  );
}
