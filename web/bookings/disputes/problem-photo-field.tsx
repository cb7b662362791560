import { DISPUTE } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { AddPhoto } from '../../ui/photos/add-photo.tsx';
import { ProblemPhotos } from './problem-photos.tsx';
import { problemPhotosQuery, type useProblemPhotos } from './use-problem-photos.ts';

type ProblemPhotoFieldProps = { bookingId: string; of: ReturnType<typeof useProblemPhotos> };

/** The photos that are sent with what somebody says about a problem: each is stored when it is chosen. */
export function ProblemPhotoField({ bookingId, of: { adding, removing } }: ProblemPhotoFieldProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(problemPhotosQuery(useOrpc(), bookingId));
  const photos = data?.items ?? [];
  const most = i18n.number(DISPUTE.photos);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-s font-semibold text-ink-0">
        <Trans>Photos of the problem (optional)</Trans>
      </legend>
      <p className="text-s text-ink-1">
        <Trans>Up to {most}. Once you send them, only the two of you and our team see them.</Trans>
      </p>
      <ProblemPhotos photos={photos} removing={removing} />
      <AddPhoto adding={adding} isFull={photos.length >= DISPUTE.photos} />
    </fieldset>
  );
}
