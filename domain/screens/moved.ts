import { languageOf, pathIn, plainPath } from '../market/index.ts';

/** Paths that lead to others, which may have moved themselves; `:name` is one part of a path. Specification 2. */
const MOVED = [
  ['/verify-email', '/'],
  ['/email-verified', '/'],
  ['/signin', '/auth'],
  ['/sign-in', '/auth'],
  ['/my-bookings', '/bookings'],
  ['/onboarding/provider', '/onboarding/community'],
  ['/services/:slug', '/service/:slug'],
  ['/category', '/'],
  ['/category/:slug', '/'],
  ['/category/:slug/trusted_essentials', '/trusted/:slug'],
  ['/category/:slug/:tab', '/:tab/:slug'],
  ['/trusted/:slug', '/community/:slug'],
] as const;

const PATTERNS = MOVED.map(([from, to]) => ({
  from: new RegExp(`^${from.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  to: to.replaceAll(/:(\w+)/g, '$<$1>'),
}));

/** Where the page of this path is now, in the same language, without a slash at the end; undefined if it is here. */
export function movedTo(path: string): string | undefined {
  const now = pathIn(languageOf(path), follow(plainPath(path).replace(/\/+$/, '')) || '/');
  return now === path ? undefined : now;
}

/** The last of the paths to which one leads; that of the home page is empty. */
function follow(path: string): string {
  const moved = PATTERNS.find(({ from }) => from.test(path));
  return moved === undefined ? path : follow(path.replace(moved.from, moved.to).replace(/\/$/, ''));
}
