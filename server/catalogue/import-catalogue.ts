import type { Pool } from '../platform/db.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import {
  findOldSlugs,
  importAreas,
  importCategories,
  type Imported,
  importServices,
  lockCatalogue,
} from './import-queries.ts';

interface Input {
  /** `db` is the pool of the database's owner: no login of the running product may change the catalogue. */
  ctx: { db: Pool; now: Date };
  input: CatalogueFile;
}

/** Adds and changes what the file has, in one transaction. What it does not have stays as it is: it may be in use. */
export function importCatalogue({ ctx, input }: Input): Promise<Record<keyof CatalogueFile, Imported>> {
  return ctx.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const file = withPresentSlugs(input, await findOldSlugs(tx));
    return {
      categories: await importCategories(tx, file),
      services: await importServices(tx, file, ctx.now),
      areas: await importAreas(tx, file),
    };
  });
}

/** The file with the slugs that its entries have got on the screens since it was written. */
function withPresentSlugs(
  file: CatalogueFile,
  old: readonly { kind: 'category' | 'service'; slug: string; now: string }[],
): CatalogueFile {
  const present = (kind: 'category' | 'service', slug: string) =>
    old.find((one) => one.kind === kind && one.slug === slug)?.now ?? slug;
  return {
    ...file,
    categories: file.categories.map((entry) => ({ ...entry, slug: present('category', entry.slug) })),
    services: file.services.map((entry) => ({
      ...entry,
      slug: present('service', entry.slug),
      category_slug: present('category', entry.category_slug),
    })),
  };
}
