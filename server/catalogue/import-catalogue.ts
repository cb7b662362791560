import type { Pool } from '../platform/db.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { importAreas, importCategories, type Imported, importServices, lockCatalogue } from './import-queries.ts';

interface Input {
  /** `db` is the pool of the database's owner: no login of the running product may change the catalogue. */
  ctx: { db: Pool; now: Date };
  input: CatalogueFile;
}

/** Adds and changes what the file has, in one transaction. What it does not have stays as it is: it may be in use. */
export function importCatalogue({ ctx, input }: Input): Promise<Record<keyof CatalogueFile, Imported>> {
  return ctx.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    return {
      categories: await importCategories(tx, input),
      services: await importServices(tx, input, ctx.now),
      areas: await importAreas(tx, input),
    };
  });
}
