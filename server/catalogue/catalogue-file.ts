import { NewArea, NewCategory, NewService } from '@hirfa/contract/catalogue';
import * as z from 'zod';

/** A file may leave out what is usual. */
const Category = NewCategory.extend({ trade_words: NewCategory.shape.trade_words.optional() });
const Service = NewService.extend({
  pricing_mode: z.enum(['hourly', 'fixed']),
  is_active: z.boolean().optional(),
  trade_words: NewService.shape.trade_words.optional(),
});
const Area = NewArea.extend({
  other_names: NewArea.shape.other_names.optional(),
  middle: NewArea.shape.middle.optional(),
});

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
