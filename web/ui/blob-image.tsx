import { Trans } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import { type CSSProperties, useCallback } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type BlobImageProps = { blob: Blob; alt: string; className: string; style?: CSSProperties };

/** A private picture: it has an address in this page only, as long as it is shown. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(image.src);
    },
    [blob],
  );
  return <img ref={show} alt={alt} {...rest} />;
}

type FailedPictureProps = { className: string; style?: CSSProperties; onRetry: () => void };

/** In the place of a private picture that could not be loaded. */
export function FailedPicture({ className, style, onRetry }: FailedPictureProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center justify-center gap-1 overflow-hidden rounded-s bg-sand-1 text-xs text-ink-1',
        className,
      )}
      {...(style && { style })}
    >
      <ImageOff aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">
        <Trans>The picture can’t be shown.</Trans>
      </span>
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
