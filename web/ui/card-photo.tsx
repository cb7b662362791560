// @with-first-page
import { CARD_PHOTO, smallCardPhoto } from '@hirfa/domain/providers';
import { classNames } from './class-names.ts';

const { large, small } = CARD_PHOTO.sizes;

type CardPhotoProps = {
  /** The address of the large size. */
  url: string;
  alt: string;
  /** The width at which it is shown, as in the attribute `sizes` of a picture. */
  sizes: string;
  className?: string;
};

/** A photo of a service card, in the size that the screen needs. Its place is there before it is loaded. */
export function CardPhoto({ url, alt, sizes, className }: CardPhotoProps) {
  return (
    <img
      loading="lazy"
      decoding="async"
      alt={alt}
      width={small.width}
      height={small.height}
      sizes={sizes}
      srcSet={`${smallCardPhoto(url)} ${small.width}w, ${url} ${large.width}w`}
      src={smallCardPhoto(url)}
      className={classNames('block h-auto bg-sand-1 object-cover', className)}
    />
  );
}
