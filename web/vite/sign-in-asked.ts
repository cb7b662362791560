import type { Plugin } from 'vite';
import { siteRoutes } from '../routes.ts';

const NAME = 'virtual:sign-in-asked';

const PUBLIC = new Set(['document', 'anybody', 'payment-outcome']);
/** A booking that is being made is public until it is sent. */
const ASKS_LATER = '/booking/$target';

const asks = siteRoutes.filter(({ path, guard }) => guard !== 'alias' && (path === ASKS_LATER || !PUBLIC.has(guard)));
const isOpen = siteRoutes.filter(({ path, guard }) => PUBLIC.has(guard) && path !== ASKS_LATER);
const areaOf = (path: string) => path.split('/')[1] ?? '';

/** An area of which each page asks for sign-in; of the others the single pages. */
const alternatives = asks.map(({ path }) => {
  const area = areaOf(path);
  if (isOpen.every((open) => areaOf(open.path) !== area)) return area;
  return path.slice(1).replaceAll(/\$[^/]+/g, '[^/?#]+');
});

/** A path of pages that are for signed-in people, or of a booking that is being made. */
export const ASKS_SIGN_IN = new RegExp(`^(?:/ar)?/(?:${[...new Set(alternatives)].join('|')})(?=[/?#]|$)`);

/** The pattern alone: the list of routes, from which it follows, is not sent to the browser. */
export function signInAsked(): Plugin {
  return {
    name: 'sign-in-asked',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? { code: `export const ASKS_SIGN_IN = ${ASKS_SIGN_IN};`, moduleType: 'js' } : undefined,
  };
}
