import { CATEGORY_TABS, CITIES } from '@hirfa/domain/catalogue';
import * as z from 'zod';
import { call } from '../calls.ts';
import { Slug } from '../lists.ts';
import { Middle } from './entries.ts';

export { adminOfCatalogue, type CatalogueChange, type CatalogueEntry, MissedSearch, WholeCatalogue } from './admin.ts';
export { AreaFields, CategoryFields, NewArea, NewCategory, NewService, ServiceFields } from './entries.ts';

/**
 * A group of services. `icon` is the name of a drawing, `hue` (0–359) its colour, `provider_count` the number of
 * providers who offer something in it.
 */
export const Category = z.strictObject({
  slug: Slug,
  tab: z.enum(CATEGORY_TABS),
  icon: z.string(),
  hue: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  provider_count: z.int(),
});
export type Category = z.infer<typeof Category>;

/** The category in tiles of services and providers. */
export const CategoryBrief = Category.pick({
  slug: true,
  tab: true,
  icon: true,
  hue: true,
  name_en: true,
  name_ar: true,
});
export type CategoryBrief = z.infer<typeof CategoryBrief>;

/** A district where providers work (specification 3: service_areas). */
export const ServiceArea = z.strictObject({ id: z.uuid(), name_en: z.string(), name_ar: z.string() });
export type ServiceArea = z.infer<typeof ServiceArea>;

/** A city with the areas in it where providers work. */
export const CityWithAreas = z.strictObject({
  city: z.enum(CITIES),
  areas: z.array(ServiceArea.extend({ slug: Slug, middle: Middle.nullable() })),
});
export type CityWithAreas = z.infer<typeof CityWithAreas>;

/** Public reads of categories and service areas. */
export const catalogue = {
  /** All categories, in their order. */
  listCategories: call
    .route({ method: 'GET', path: '/api/v1/categories', summary: 'All categories', tags: ['catalogue'] })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(Category) })),
  /** Areas by their ids; unknown ids are left out. 7.24 */
  listServiceAreas: call
    .route({ method: 'GET', path: '/api/v1/service-areas', summary: 'Service areas', tags: ['catalogue'] })
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100).optional() }))
    .output(z.strictObject({ items: z.array(ServiceArea) })),
  /** Cities with areas, each in the order of the catalogue. */
  listCities: call
    .route({ method: 'GET', path: '/api/v1/cities', summary: 'Areas by city', tags: ['catalogue'] })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(CityWithAreas) })),
};
