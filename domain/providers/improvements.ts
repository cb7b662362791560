/**
 * What a profile may lack, the most important first: without hours, areas and a card nobody can book, without
 * payout details nobody is paid.
 */
export const IMPROVEMENTS = ['hours', 'areas', 'card', 'payout', 'photo', 'card_photos'] as const;

interface Profile {
  has_hours: boolean;
  supports_in_person: boolean;
  has_areas: boolean;
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
  has_payout_details,
  has_photo,
  cards,
}: Profile): Improvement[] {
  const bare = cards.find((card) => !card.has_photo);
  const isLacking: Record<Improvement['kind'], boolean> = {
    hours: !has_hours,
    areas: supports_in_person && !has_areas,
    card: cards.length === 0,
    payout: !has_payout_details,
    photo: !has_photo,
    card_photos: bare !== undefined,
  };
  return IMPROVEMENTS.filter((kind) => isLacking[kind]).map((kind) => ({
    kind,
    card_id: kind === 'card_photos' && bare !== undefined ? bare.id : null,
  }));
}
