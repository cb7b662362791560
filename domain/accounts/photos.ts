/**
 * A person's photo: the allowed files, and the square sizes that are stored. A profile has the address of the large
 * one.
 */
export const PHOTO = {
  maxBytes: 5_000_000,
  /** A file of few bytes can have many pixels. */
  maxPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  sizes: { large: 512, small: 96 },
} as const;

/** The address of a photo's small size; photos on other sites have one size only. */
export function smallPhoto(url: string): string {
  return url.replace(new RegExp(`^(/files/[0-9a-f]+)-${PHOTO.sizes.large}\\.webp$`), `$1-${PHOTO.sizes.small}.webp`);
}
