import { Slug } from '@hirfa/contract/lists';
import { CATEGORY_TABS } from '@hirfa/domain/catalogue';
import { INVISIBLE_CHARACTERS } from '@hirfa/domain/market';
import * as z from 'zod';
import { CITIES } from './tables.ts';

const VISIBLE = new RegExp(`^[^${INVISIBLE_CHARACTERS}]*$`, 'u');
const line = (max: number) => z.string().trim().min(1).max(max).regex(VISIBLE, 'Invisible characters are not allowed');

const Category = z.strictObject({
  slug: Slug,
  tab: z.enum(CATEGORY_TABS),
  /** The name of a drawing of the site. */
  icon: Slug,
  hue: z.int().min(0).max(359),
  name_en: line(60),
  name_ar: line(60),
  description_en: line(300),
  description_ar: line(300),
  trade_words: line(600).optional(),
});

const Service = z.strictObject({
  slug: Slug,
  category_slug: Slug,
  title_en: line(80),
  title_ar: line(80),
  summary_en: line(200),
  summary_ar: line(200),
  description_en: line(2000),
  description_ar: line(2000),
  pricing_mode: z.enum(['hourly', 'fixed']),
  duration_minutes: z.int().min(15).max(720).multipleOf(15),
  supports_online: z.boolean(),
  supports_in_person: z.boolean(),
  /** A service that is not active stays with those who offer it, and is not listed. */
  is_active: z.boolean().optional(),
});

const Area = z.strictObject({ slug: Slug, city: z.enum(CITIES), name_en: line(60), name_ar: line(60) });

const CatalogueFile = z
  .strictObject({
    categories: z.array(Category).min(1),
    services: z.array(Service).min(1),
    areas: z.array(Area).min(1),
  })
  .superRefine((file, problems) => {
    const refuse = (path: (string | number)[], message: string) => problems.addIssue({ code: 'custom', path, message });
    for (const part of ['categories', 'services', 'areas'] as const) {
      const slugs = file[part].map(({ slug }) => slug);
      for (const [index, slug] of slugs.entries())
        if (slugs.indexOf(slug) !== index) refuse([part, index, 'slug'], `"${slug}" is in the file twice`);
    }
    const known = new Set(file.categories.map(({ slug }) => slug));
    for (const [index, { category_slug, ...service }] of file.services.entries()) {
      if (!known.has(category_slug))
        refuse(['services', index, 'category_slug'], `No category of the file has the slug "${category_slug}"`);
      if (!service.supports_online && !service.supports_in_person)
        refuse(['services', index, 'supports_in_person'], 'A service is done online, in person, or both');
    }
  });

/** Categories, services and areas, each in the order of the site. They are recognized by their slugs. */
export type CatalogueFile = z.infer<typeof CatalogueFile>;

/**
 * Reads the text of a catalogue file (`docs/catalogue.json` is one). A file with a mistake is refused as a whole.
 * @returns the catalogue, or one line for each mistake, with its place: "services.3.title_ar: …".
 */
export function readCatalogue(text: string): CatalogueFile | { mistakes: readonly string[] } {
  try {
    const read = CatalogueFile.safeParse(JSON.parse(text));
    if (read.success) return read.data;
    return { mistakes: read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { mistakes: [`the file is no complete JSON: ${error.message}`] };
  }
}
