import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ImageIcon from 'lucide-react/icons/image';
import { type ReactElement, useEffect } from 'react';
import { useSession } from '../../kit/use-session.ts';
import { BlobImage, FailedPicture } from '../blob-image.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { photoKey, photoQuery } from './photo-query.ts';
import type { ShrunkPhoto } from './shrink-photo.ts';
import { shownSize, type Size } from './sizes.ts';

const frame = 'my-1 block max-w-full overflow-hidden rounded-s bg-sand-1';

/** Beside others in a row. */
const SQUARE = { inlineSize: 96, aspectRatio: '1' };

function placeOf(size: Size) {
  const { width, height } = shownSize(size);
  return { inlineSize: width, aspectRatio: `${width} / ${height}` };
}

interface SentPhotoProps {
  address: string;
  /** Null: it is shown in a square of the usual size. */
  size: Size | null;
  label: string;
}

/** A private photo in its place, from an address of the product; a press enlarges it. */
export function SentPhoto({ address, size, label }: SentPhotoProps) {
  const photo = useQuery(photoQuery(useSession(), address));
  const place = size === null ? SQUARE : placeOf(size);
  if (photo.data !== undefined) return <ShownPhoto blob={photo.data} label={label} place={place} />;
  if (photo.isError) return <FailedPicture className={frame} style={place} onRetry={() => void photo.refetch()} />;
  return (
    <div aria-busy className={frame} style={place}>
      <span className="sr-only">{label}</span>
      <Skeleton className="size-full" />
    </div>
  );
}

/** An own photo that the server does not have yet. It is not loaded again from its address once it was sent. */
export function WaitingPhoto({ address, photo: { file, size } }: { address: string; photo: ShrunkPhoto }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isReadable = size !== null;
  useEffect(() => {
    if (isReadable) queryClient.setQueryData(photoKey(address), file);
  }, [queryClient, address, file, isReadable]);
  if (size !== null) return <ShownPhoto blob={file} label={t`Your photo`} place={placeOf(size)} />;
  return (
    <p className="flex min-h-11 items-center gap-2 font-semibold">
      <ImageIcon aria-hidden className="size-5 shrink-0" />
      <Trans>Your photo</Trans>
    </p>
  );
}

type ShownPhotoProps = { blob: Blob; label: string; place: ReturnType<typeof placeOf> };

function ShownPhoto({ blob, label, place }: ShownPhotoProps): ReactElement {
  return (
    <Dialog
      wide
      title={label}
      trigger={
        <button type="button" className={`${frame} cursor-zoom-in`} style={place}>
          <BlobImage blob={blob} alt={label} className="size-full object-cover" />
        </button>
      }
    >
      <BlobImage blob={blob} alt="" className="mx-auto max-h-[70dvh] max-w-full rounded-s" />
    </Dialog>
  );
}
