/**
 * How many cards a provider has at most, and how many photos a card (product decision: providers). Removed cards stay
 * as rows, so that the number of new ones is limited, too.
 */
export const CARD_LIMITS = { cards: 30, photos: 6, newPerDay: 60 } as const;

/** A photo of a card: the allowed files, and the stored sizes in pixels. A card has the address of the large one. */
export const CARD_PHOTO = {
  maxBytes: 5_000_000,
  /** A file of few bytes can have many pixels. */
  maxPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  sizes: { large: { width: 1200, height: 900 }, small: { width: 480, height: 360 } },
} as const;

const { large, small } = CARD_PHOTO.sizes;

/** The address of the small size of a card's photo. */
export function smallCardPhoto(url: string): string {
  return url.replace(new RegExp(`-${large.width}\\.webp$`), `-${small.width}.webp`);
}
