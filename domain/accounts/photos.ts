/** A person's photo: what may be sent, and the square sizes that are kept of it. The large one names both. */
export const PHOTO = {
  maxBytes: 5_000_000,
  /** Larger ones would be small in bytes only. */
  maxPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  sizes: { large: 512, small: 96 },
} as const;

/** Where the small one of a photo stands; photos from elsewhere have one size. */
export function smallPhoto(url: string): string {
  return url.replace(new RegExp(`^(/files/[0-9a-f]+)-${PHOTO.sizes.large}\\.webp$`), `$1-${PHOTO.sizes.small}.webp`);
}
