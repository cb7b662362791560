import { FAVOURITES } from '@hirfa/domain/search';
import * as z from 'zod';
import { CategoryBrief } from '../catalogue/index.ts';
import { personCall } from '../calls.ts';
import { ERRORS, notFound } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { FoundProvider } from './found-providers.ts';

/**
 * A provider whom the caller has saved. `listed`: can be booked in the next 14 days; `unlisted`: has a page, but no
 * free time in these days; `absent`: has no page now; `gone`: will never have one again. Those without a page have no
 * name.
 */
export const Favourite = z.strictObject({
  provider_id: z.uuid(),
  saved_at: z.iso.datetime(),
  state: z.enum(['listed', 'unlisted', 'absent', 'gone']),
  category: CategoryBrief,
  /** With the cheapest of their offers. */
  provider: FoundProvider.nullable(),
});
export type Favourite = z.infer<typeof Favourite>;

const tags = ['discovery'];
const path = '/api/v1/me/favourites';
const One = z.strictObject({ id: z.uuid() });
const ids = z.array(z.uuid());
const stale = { staleAfter: { any: ['favourites_changed'] } } as const;

/** Providers whom the caller has saved: at most `FAVOURITES.most`. Nobody else reads them. */
export const favourites = {
  /** The latest saved first. */
  listFavourites: personCall
    .meta(stale)
    .route({ method: 'GET', path, summary: 'Whom I have saved', tags })
    .input(z.strictObject({ ...page }))
    .output(pageOf(Favourite)),
  /** All of them, so that pages show who is saved. */
  listFavouriteIds: personCall
    .meta(stale)
    .route({ method: 'GET', path: '/api/v1/me/favourite-ids', summary: 'The ids of whom I have saved', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ ids: ids.max(FAVOURITES.most) })),
  /** Can be repeated. */
  saveFavourite: personCall
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Save a provider', tags })
    .input(One)
    .output(One)
    .errors({ ...notFound, too_many_favourites: ERRORS.too_many_favourites }),
  /** Can be repeated. */
  removeFavourite: personCall
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Remove a saved provider', tags })
    .input(One)
    .output(One),
  /**
   * Saves whom a device has kept before its person signed in, the latest saved first. Who has no page is left out;
   * `left_out` are those for whom there is no room.
   */
  mergeFavourites: personCall
    .route({ method: 'POST', path, summary: 'Save whom a device has kept', tags })
    .input(z.strictObject({ ids: ids.min(1).max(FAVOURITES.mergedAtOnce) }))
    .output(z.strictObject({ left_out: z.int() })),
};
