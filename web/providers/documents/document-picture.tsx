import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { BlobImage, FailedPicture } from '../../ui/blob-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { documentPageQuery } from './queries.ts';

type DocumentPictureProps = {
  documentId: string;
  /** Counted from 1. */
  page: number;
  /** What the picture shows, in the page's language, for screen readers and as the title of the enlarged picture. */
  label: string;
  /** Its size; a box of 3:2 otherwise. */
  className?: string;
};

/** One page of a private document; only its owner and admins can see it. A press enlarges it. */
export function DocumentPicture({ documentId, page, label, className = 'aspect-3/2 w-full' }: DocumentPictureProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const picture = useQuery({
    ...documentPageQuery(useOrpc(), useSession(), documentId, page),
    enabled: ({ state }) => isHydrated && state.data === undefined,
  });
  if (picture.isError) return <FailedPicture className={className} onRetry={() => void picture.refetch()} />;
  if (picture.data === undefined) return <Skeleton className={className} />;
  return (
    <Dialog
      wide
      title={label}
      trigger={
        <button
          type="button"
          aria-label={t`Enlarge: ${label}`}
          className={classNames(
            'block cursor-zoom-in overflow-hidden rounded-s border border-sand-2 bg-sand-1',
            className,
          )}
        >
          <BlobImage blob={picture.data} alt="" className="size-full object-contain" />
        </button>
      }
    >
      <EnlargedPicture blob={picture.data} label={label} />
    </Dialog>
  );
}

const ZOOM = { min: 1, max: 4, step: 1 };

function EnlargedPicture({ blob, label }: { blob: Blob; label: string }) {
  const { t } = useLingui();
  const [zoom, setZoom] = useState(ZOOM.min);
  return (
    <div className="flex flex-col gap-3">
      <div className="max-h-[65dvh] overflow-auto rounded-s bg-sand-1">
        <BlobImage
          blob={blob}
          alt={label}
          {...(zoom === ZOOM.min
            ? { className: 'mx-auto max-h-[65dvh] max-w-full' }
            : { className: 'max-w-none', style: { inlineSize: `${zoom * 100}%` } })}
        />
      </div>
      <div className="flex justify-center gap-2">
        <IconButton
          label={t`Smaller`}
          icon={<Minus aria-hidden />}
          disabled={zoom === ZOOM.min}
          onClick={() => setZoom(zoom - ZOOM.step)}
        />
        <IconButton
          label={t`Larger`}
          icon={<Plus aria-hidden />}
          disabled={zoom === ZOOM.max}
          onClick={() => setZoom(zoom + ZOOM.step)}
        />
      </div>
    </div>
  );
}
