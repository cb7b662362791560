import { CATEGORY_TABS, CITIES, OTHER_NAMES_LENGTH, TRADE_WORDS_LENGTH } from '@hirfa/domain/catalogue';
import { PRICING_MODES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { Slug } from '../lists.ts';
import { LINE, LINES } from '../texts.ts';

const line = (max: number) => z.string().trim().min(1).max(max).regex(LINE, 'Invisible characters are not allowed');
const paragraphs = z.string().trim().min(1).max(2000).regex(LINES, 'Invisible characters are not allowed');

/** What the catalogue says of a category; `trade_words` are words in both languages that find it. */
export const CategoryFields = z.strictObject({
  slug: z.string(),
  tab: z.enum(CATEGORY_TABS),
  /** The name of a drawing of the site. */
  icon: z.string(),
  hue: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  trade_words: z.string(),
});
export type CategoryFields = z.infer<typeof CategoryFields>;

/**
 * What the catalogue says of a service. One that is not active stays with those who offer it, and is not listed.
 * `trade_words` find it alone, besides those of its category.
 */
export const ServiceFields = z.strictObject({
  slug: z.string(),
  category_slug: z.string(),
  title_en: z.string(),
  title_ar: z.string(),
  summary_en: z.string(),
  summary_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  pricing_mode: z.enum(PRICING_MODES),
  duration_minutes: z.int(),
  supports_online: z.boolean(),
  supports_in_person: z.boolean(),
  is_active: z.boolean(),
  trade_words: z.string(),
});
export type ServiceFields = z.infer<typeof ServiceFields>;

/** A place on the earth, in degrees. */
export const Middle = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** What the catalogue says of an area; `other_names` have commas between them. */
export const AreaFields = z.strictObject({
  slug: z.string(),
  city: z.enum(CITIES),
  name_en: z.string(),
  name_ar: z.string(),
  other_names: z.string(),
  /** By it a device finds the area where it is; null where nobody has said it. */
  middle: Middle.nullable(),
});
export type AreaFields = z.infer<typeof AreaFields>;

/** Words that find an entry; there may be none. */
const words = (max: number) => z.string().trim().max(max).regex(LINE, 'Invisible characters are not allowed');

/** The same as somebody writes it, with its limits. */
export const NewCategory = CategoryFields.extend({
  slug: Slug,
  icon: Slug,
  hue: z.int().min(0).max(359),
  name_en: line(60),
  name_ar: line(60),
  description_en: line(300),
  description_ar: line(300),
  trade_words: words(TRADE_WORDS_LENGTH),
});
export const NewService = ServiceFields.extend({
  slug: Slug,
  category_slug: Slug,
  title_en: line(80),
  title_ar: line(80),
  summary_en: line(200),
  summary_ar: line(200),
  description_en: paragraphs,
  description_ar: paragraphs,
  duration_minutes: z.int().min(15).max(720).multipleOf(15),
  trade_words: words(TRADE_WORDS_LENGTH),
});
export const NewArea = AreaFields.extend({
  slug: Slug,
  name_en: line(60),
  name_ar: line(60),
  other_names: words(OTHER_NAMES_LENGTH),
});
