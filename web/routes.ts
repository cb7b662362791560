import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';
import type { SiteRoute } from './kit/rooms/web-room.ts';
import * as rooms from './rooms.ts';

const ROOMS = Object.values(rooms);

/** Pages of no room. */
const OWN_ROUTES = [
  { path: '/dashboard', guard: 'signed-in', signIn: 'page', page: 'dashboard.tsx' },
  { path: '/dev/ui', guard: 'anybody', page: 'dev-ui.tsx' },
  { path: '$', guard: 'document', page: 'catch-all.tsx' },
] as const satisfies readonly SiteRoute[];

const GUARDS: readonly SiteRoute['guard'][] = ['signed-in', 'provider', 'admin'];

type Declared = (typeof ROOMS)[number]['routes'][number] | (typeof OWN_ROUTES)[number];
type PathOf<Route> = Route extends { path: infer Path } ? Path : never;

export type PublicPath = PathOf<Extract<Declared, { guard: 'document' | 'anybody' | 'payment-outcome' }>>;

/** The paths that show a screen of their own. */
export type ScreenPath = PathOf<Declared>;

/** All routes of the site. */
export const siteRoutes: readonly (SiteRoute & { path: Declared['path'] })[] = [
  ...ROOMS.flatMap<Declared>(({ routes }) => routes),
  ...OWN_ROUTES,
];

/** The documents that are always there, for search engines: each once, whatever its other addresses. */
export const fixedPages = siteRoutes
  .filter((each) => each.guard === 'document' && !('foundAt' in each) && !each.path.includes('$'))
  .map(({ path }): string => path);

/** Pages whose texts are in a catalogue. */
const pagesWith = (texts: 'inside' | 'information' | 'joining') =>
  siteRoutes
    .filter((each) => ('texts' in each ? each.texts : GUARDS.includes(each.guard) && 'inside') === texts)
    .map(({ page }) => page);
export const insidePages = pagesWith('inside');
export const informationPages = pagesWith('information');
export const joiningPages = pagesWith('joining');

const pagesFor = (guard: SiteRoute['guard']) =>
  siteRoutes
    .filter((each) => each.guard === guard)
    .map(({ path, page }) => (path === '/' ? index(page) : route(path, page)));

export const routes = rootRoute('root.tsx', [
  layout('frame', 'frame/frame.tsx', [
    ...pagesFor('document'),
    ...pagesFor('anybody'),
    layout('payment-outcome', 'payment-outcome.tsx', pagesFor('payment-outcome')),
    layout('signed-in', 'guards/signed-in.tsx', [
      ...pagesFor('signed-in'),
      layout('provider-area', 'guards/provider-area.tsx', pagesFor('provider')),
      layout('admin-area', 'guards/admin-area.tsx', pagesFor('admin')),
    ]),
  ]),
]);
