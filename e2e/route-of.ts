import { siteRoutes } from '../web/routes.ts';

type SiteRoute = (typeof siteRoutes)[number];

/** The kinds of people whom guards tell apart; each of the three with a session can be a customer. */
export const READERS = ['visitor', 'customer', 'provider', 'admin'] as const;
export type Reader = (typeof READERS)[number];

const partsOf = (path: string) => path.split('/').slice(1);
const isFilledBy = (part: string, given: string) => (part.startsWith('$') ? given !== '' : part === given);

/** The route that the router finds for an own address without a language: a fixed part comes before a parameter. */
export function routeOf(address: string): SiteRoute {
  const given = partsOf(new URL(address, 'https://own.invalid').pathname);
  let found = siteRoutes.filter(({ path }) => path !== '$' && partsOf(path).length === given.length);
  for (const [index, part] of given.entries()) {
    const filled = found.filter(({ path }) => isFilledBy(partsOf(path)[index] ?? '', part));
    const fixed = filled.filter(({ path }) => partsOf(path)[index] === part);
    found = fixed.length > 0 ? fixed : filled;
  }
  const [route = { path: '$', guard: 'document', page: 'catch-all.tsx' }] = found;
  return route;
}

/** Whether a guard shows its pages to this person: it neither redirects nor refuses them. */
export function opens(guard: SiteRoute['guard'], reader: Reader): boolean {
  if (guard === 'signed-in') return reader !== 'visitor';
  if (guard === 'provider' || guard === 'admin') return reader === guard;
  return true;
}
