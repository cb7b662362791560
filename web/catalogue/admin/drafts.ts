import type { CatalogueEntry, WholeCatalogue } from '@hirfa/contract/catalogue';
import type { AreaFields, CategoryFields, ServiceFields } from '@hirfa/contract/catalogue';
import { type EntryKind, SLUG } from '@hirfa/domain/catalogue';

interface DraftOf<Kind extends EntryKind, Fields> {
  kind: Kind;
  fields: Fields;
  /** Which entry of the catalogue it is, as the admin saw it; null for a new one. */
  stored: { id: string; seen: Fields } | null;
}

/** An entry that is being written. */
export type Draft =
  | DraftOf<'category', CategoryFields>
  | DraftOf<'service', ServiceFields>
  | DraftOf<'area', AreaFields>;

const SLUG_FORM = new RegExp(SLUG.pattern);
export const isSlug = (text: string) => text.length <= SLUG.most && SLUG_FORM.test(text);

/** Only these may be empty. */
const OPTIONAL: readonly string[] = ['trade_words', 'other_names'];

/** Whether everything is written that the server asks for. */
export function isComplete({ kind, fields }: CatalogueEntry): boolean {
  const areWritten = Object.entries(fields).every(
    ([name, value]) => OPTIONAL.includes(name) || typeof value !== 'string' || value.trim() !== '',
  );
  const isDone = kind !== 'service' || fields.supports_online || fields.supports_in_person;
  return areWritten && isDone && isSlug(fields.slug);
}

const names = { name_en: '', name_ar: '' };

/** An empty entry; a service is in the first category. */
export function emptyDraft(kind: EntryKind, { categories }: WholeCatalogue): Draft {
  const none = { stored: null };
  if (kind === 'area')
    return { ...none, kind, fields: { ...names, slug: '', city: 'cairo', other_names: '', middle: null } };
  const texts = { description_en: '', description_ar: '' };
  if (kind === 'category') {
    const looks = { tab: 'community', icon: 'palette', hue: 30 } as const;
    return { ...none, kind, fields: { ...names, ...texts, ...looks, slug: '', trade_words: '' } };
  }
  const titles = { title_en: '', title_ar: '', summary_en: '', summary_ar: '' };
  const work = {
    pricing_mode: 'fixed',
    duration_minutes: 60,
    supports_online: false,
    supports_in_person: true,
  } as const;
  const category_slug = categories[0]?.fields.slug ?? '';
  return {
    ...none,
    kind,
    fields: { ...titles, ...texts, ...work, slug: '', category_slug, is_active: true, trade_words: '' },
  };
}

type Middle = AreaFields['middle'];

/** A middle as maps write it; empty without one. */
export const middleText = (middle: Middle) => (middle === null ? '' : `${middle.latitude}, ${middle.longitude}`);

/** The middle that a text names, also in Arabic digits; null if it names none. */
export function middleIn(text: string): Middle {
  const latin = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('٫', '.');
  const [, latitude, longitude] = latin.match(/^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,،]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/) ?? [];
  const middle = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(middle.latitude) <= 90 && Math.abs(middle.longitude) <= 180 ? middle : null;
}
