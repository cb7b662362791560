import { readFileSync } from 'node:fs';
import { type CatalogueFile, readCatalogue } from '../catalogue/index.ts';
import { usualPrices } from './usual-prices.ts';

const FILE = new URL('../../docs/catalogue.json', import.meta.url);

/** The catalogue with which an installation starts; the demo has the same one. */
function startingCatalogue(): CatalogueFile {
  const catalogue = readCatalogue(readFileSync(FILE, 'utf8'));
  if ('mistakes' in catalogue) throw new Error(catalogue.mistakes.join('\n'));
  return catalogue;
}

const { categories, services, areas } = startingCatalogue();

export const demoCategories = categories;
export const demoAreas = areas;
export type DemoArea = (typeof areas)[number];
/** The services with their usual prices in whole EGP. */
export const demoServices = services.map((service) => {
  const [price_from, price_to] = usualPrices[service.slug] ?? [200, 300];
  return { ...service, price_from, price_to };
});
export type DemoService = (typeof demoServices)[number];

const tabOf = new Map(categories.map(({ slug, tab }) => [slug, tab]));
const servicesOf = (tab: 'community' | 'trusted') =>
  demoServices.filter(({ category_slug }) => tabOf.get(category_slug) === tab);
export const communityServices = servicesOf('community');
export const trustedServices = servicesOf('trusted');
