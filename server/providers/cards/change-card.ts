import type { WarrantyDays } from '@hirfa/domain/bookings';
import { type ApplicationCard, asWritten, changedCardProblems, inBothLanguages } from '@hirfa/domain/providers';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { ProviderServices } from '../services.ts';
import { changeOwnCard } from './own-cards.ts';
import { type CardRow, deletePhotos, orderPhotos, updateCard } from './queries.ts';

interface Given {
  id: string;
  title_en?: string | undefined;
  title_ar?: string | undefined;
  base_price?: string | undefined;
  duration_minutes?: number | undefined;
  is_active?: boolean | undefined;
  is_visit?: boolean | undefined;
  warranty_days?: WarrantyDays | null | undefined;
  photos?: string[] | undefined;
}

/** Changes fields of an own card. Bookings have copies of the title and the price. */
export function changeCard({ ctx, input: { id, photos, ...given } }: { ctx: WriteCtx<Person>; input: Given }) {
  return changeOwnCard(ctx, id, async (card) => {
    const isOrder = photos === undefined || sameIds(photos, card.photos);
    if (!isOrder) return refuse('state_changed');
    const stored = formOf(card);
    const form: ApplicationCard = { ...stored, ...definedOf(given) };
    const fields = changedCardProblems(stored, form).map(({ field, problem }) => ({ path: field, message: problem }));
    if (fields.length > 0) return { refused: 'invalid_input' as const, data: { fields } };
    const [title_en, title_ar] = inBothLanguages(form.title_en, form.title_ar);
    await updateCard(ctx.db, id, {
      ...(card.service_slug === null && { title_en, title_ar }),
      base_price: form.base_price.trim(),
      duration_minutes: form.duration_minutes,
      is_active: given.is_active ?? card.is_active,
      is_visit: given.is_visit ?? card.pricing_mode === 'visit',
      warranty_days: given.warranty_days === undefined ? card.warranty_days : given.warranty_days,
    });
    if (photos !== undefined) await orderPhotos(ctx.db, photos);
    return undefined;
  });
}

/** A card as it is typed. */
function formOf({ service_slug, title_en, title_ar, base_price, duration_minutes }: CardRow): ApplicationCard {
  const [en, ar] = asWritten(title_en, title_ar);
  return { service_slug, title_en: en, title_ar: ar, base_price, duration_minutes };
}

type Fields = Omit<Given, 'id' | 'photos'>;
const definedOf = (given: Fields) =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== undefined && !name.startsWith('is_')));

function sameIds(ids: readonly string[], photos: readonly { id: string }[]): boolean {
  return ids.length === photos.length && photos.every(({ id }) => ids.includes(id));
}

interface Remove {
  ctx: WriteCtx<Person> & { services: ProviderServices };
  input: { id: string };
}

/** Hides an own card without open bookings for good, and deletes its photos. */
export async function removeCard({ ctx, input: { id } }: Remove) {
  const { db, now, services } = ctx;
  const removed = await changeOwnCard(ctx, id, async ({ provider_id }) => {
    if (await services.providerElsewhere.hasOpenBookings(db, { id, provider_id })) return refuse('open_bookings');
    await updateCard(db, id, { is_active: false, removed_at: now });
    await deletePhotos(db, id);
    return undefined;
  });
  return isRefusal(removed) ? removed : { id };
}
