import type { Plugin } from 'vite';
import type { SignInReason, SiteRoute } from '../kit/rooms/web-room.ts';
import { siteRoutes } from '../routes.ts';

const NAME = 'virtual:sign-in-asked';

const reasonOf = (route: SiteRoute) => ('signIn' in route ? route.signIn : undefined);
const areaOf = (path: string) => path.split('/')[1] ?? '';

/** A pattern of the pages for which `isIn` holds: an area where it holds for each page, otherwise the single pages. */
function patternOf(isIn: (route: SiteRoute) => boolean): RegExp {
  const others = new Set(siteRoutes.filter((page) => !isIn(page)).map(({ path }) => areaOf(path)));
  const alternatives = siteRoutes
    .filter(isIn)
    .map(({ path }) => (others.has(areaOf(path)) ? path.slice(1).replaceAll(/\$[^/]+/g, '[^/?#]+') : areaOf(path)));
  return new RegExp(`^(?:/ar)?/(?:${[...new Set(alternatives)].join('|')})(?=[/?#]|$)`);
}

/** A path of pages that are for signed-in people, or of a booking that is being made. */
export const ASKS_SIGN_IN = patternOf((route) => reasonOf(route) !== undefined);

/** The paths for which each reason to sign in is given. */
export const PATHS_BY_REASON: readonly (readonly [SignInReason, RegExp])[] = [
  ...new Set(siteRoutes.flatMap((route) => reasonOf(route) ?? [])),
].map((reason) => [reason, patternOf((route) => reasonOf(route) === reason)]);

const code = `export const ASKS_SIGN_IN = ${ASKS_SIGN_IN};
export const PATHS_BY_REASON = [${PATHS_BY_REASON.map(([reason, paths]) => `['${reason}', ${paths}]`).join(', ')}];`;

/** The patterns alone: the list of routes, from which they follow, is not sent to the browser. */
export function signInAsked(): Plugin {
  return {
    name: 'sign-in-asked',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? { code, moduleType: 'js' } : undefined),
  };
}
