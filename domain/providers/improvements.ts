/**
 * What a profile may lack, the most important first: without hours, areas, a card and free time nobody can book,
 * without payout details nobody is paid.
 */
export const IMPROVEMENTS = ['hours', 'areas', 'card', 'free_time', 'payout', 'photo', 'card_photos'] as const;

/** What nobody can be booked without: it is asked for before anything else. */
export const WITHOUT_WHICH_NOBODY_BOOKS: readonly Improvement['kind'][] = ['hours', 'areas', 'card', 'free_time'];

interface Profile {
  has_hours: boolean;
  supports_in_person: boolean;
  has_areas: boolean;
  /** Whether anybody can book them in the next days that lists look at. */
  is_bookable: boolean;
  has_payout_details: boolean;
  has_photo: boolean;
  /** The cards that customers see, in their order. */
  cards: readonly { id: string; has_photo: boolean }[];
}

interface Improvement {
  kind: (typeof IMPROVEMENTS)[number];
  /** The first card without a photo, where photos of cards are meant. */
  card_id: string | null;
}

/** What would bring a provider more bookings (product decision: /provider/home). */
export function improvementsOf({
  has_hours,
  supports_in_person,
  has_areas,
  is_bookable,
  has_payout_details,
  has_photo,
  cards,
}: Profile): Improvement[] {
  const bare = cards.find((card) => !card.has_photo);
  const lacks = { hours: !has_hours, areas: supports_in_person && !has_areas, card: cards.length === 0 };
  const isLacking: Record<Improvement['kind'], boolean> = {
    ...lacks,
    // Where nothing else is the reason.
    free_time: !is_bookable && !Object.values(lacks).includes(true),
    payout: !has_payout_details,
    photo: !has_photo,
    card_photos: bare !== undefined,
  };
  return IMPROVEMENTS.filter((kind) => isLacking[kind]).map((kind) => ({
    kind,
    card_id: kind === 'card_photos' && bare !== undefined ? bare.id : null,
  }));
}
