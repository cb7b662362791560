import { ENTRY_KINDS } from '@hirfa/domain/catalogue';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { ERRORS, notFound } from '../errors.ts';
import { AreaFields, CategoryFields, NewArea, NewCategory, NewService, ServiceFields } from './entries.ts';

const tags = ['admin'];

/** An entry of one kind with its fields. */
const Entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), fields: NewCategory }),
  z.strictObject({ kind: z.literal('service'), fields: NewService }),
  z.strictObject({ kind: z.literal('area'), fields: NewArea }),
]);
export type CatalogueEntry = z.infer<typeof Entry>;

/** The same with what the admin saw before: where it no longer holds, nothing is changed. */
const Change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), id: z.uuid(), seen: CategoryFields, fields: NewCategory }),
  z.strictObject({ kind: z.literal('service'), id: z.uuid(), seen: ServiceFields, fields: NewService }),
  z.strictObject({ kind: z.literal('area'), id: z.uuid(), seen: AreaFields, fields: NewArea }),
]);
export type CatalogueChange = z.infer<typeof Change>;

/** The whole catalogue in its order, services by their titles; `provider_count` as in the public lists. */
export const WholeCatalogue = z.strictObject({
  categories: z.array(z.strictObject({ id: z.uuid(), provider_count: z.int(), fields: CategoryFields })),
  services: z.array(z.strictObject({ id: z.uuid(), provider_count: z.int(), fields: ServiceFields })),
  areas: z.array(z.strictObject({ id: z.uuid(), fields: AreaFields })),
});
export type WholeCatalogue = z.infer<typeof WholeCatalogue>;

const refusals = {
  ...notFound,
  /** Another entry has this slug, or had it before. */
  slug_taken: ERRORS.slug_taken,
  in_use: ERRORS.in_use,
  state_changed: ERRORS.state_changed,
};

/** A search that found nothing: its words and how often; of whom is not known. */
export const MissedSearch = z.strictObject({
  id: z.uuid(),
  words: z.string(),
  times: z.int(),
  last_at: z.iso.datetime(),
});
export type MissedSearch = z.infer<typeof MissedSearch>;

/** The catalogue on screens, for admins; each change is in the audit log. */
export const adminOfCatalogue = {
  getWholeCatalogue: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/catalogue', summary: 'The whole catalogue', tags })
    .input(z.strictObject({}))
    .output(WholeCatalogue),
  /** A new category or area is the last one. */
  addEntry: adminCall
    .meta({ audit: ['catalogue.add'] })
    .route({ method: 'POST', path: '/api/v1/admin/catalogue', summary: 'Add to the catalogue', tags })
    .input(Entry)
    .output(z.strictObject({ id: z.uuid() }))
    .errors(refusals),
  /** A former slug leads to the new one. Refused with 409 `state_changed` where `seen` no longer holds. */
  changeEntry: adminCall
    .meta({ audit: ['catalogue.change'] })
    .route({ method: 'POST', path: '/api/v1/admin/catalogue/change', summary: 'Change the catalogue', tags })
    .input(Change)
    .output(z.strictObject({ id: z.uuid() }))
    .errors(refusals),
  /** Only what nothing refers to: else 409 `in_use`. */
  removeEntry: adminCall
    .meta({ audit: ['catalogue.remove'] })
    .route({ method: 'POST', path: '/api/v1/admin/catalogue/remove', summary: 'Remove from the catalogue', tags })
    .input(z.strictObject({ kind: z.enum(ENTRY_KINDS), id: z.uuid() }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors(refusals),
  /** One place up or down among those of its kind; services have no order of their own. */
  moveEntry: adminCall
    .meta({ audit: ['catalogue.move'] })
    .route({ method: 'POST', path: '/api/v1/admin/catalogue/move', summary: 'Change the order of the catalogue', tags })
    .input(z.strictObject({ kind: z.enum(['category', 'area']), id: z.uuid(), step: z.enum(['up', 'down']) }))
    .output(z.strictObject({ moved: z.literal(true) }))
    .errors(refusals),
  /** At most fifty, the most frequent first. */
  listMissedSearches: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/missed-searches', summary: 'Searches that found nothing', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(MissedSearch) })),
  /** Its words find the category or service from then on, and it leaves the list. */
  addTradeWords: adminCall
    .meta({ audit: ['catalogue.change'] })
    .route({
      method: 'POST',
      path: '/api/v1/admin/missed-searches/add',
      summary: 'Add a search to the trade words',
      tags,
    })
    .input(z.strictObject({ id: z.uuid(), kind: z.enum(['category', 'service']), entry_id: z.uuid() }))
    .output(z.strictObject({ added: z.literal(true) }))
    .errors(refusals),
  dismissMissedSearch: adminCall
    .meta({ audit: ['missed_search.dismiss'] })
    .route({ method: 'POST', path: '/api/v1/admin/missed-searches/dismiss', summary: 'Put a search aside', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ dismissed: z.literal(true) }))
    .errors(refusals),
};
