import { DATA_CACHE } from '@hirfa/domain/screens';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { openSession } from '../accounts/index.ts';
import { NotFound } from '../pages/not-found.tsx';
import { ErrorPage } from '../pages/error.tsx';
import { routeTree } from './routeTree.gen.ts';
import { createApi, createOrpc } from '../kit/api.ts';
import { isLoadedLater } from './later.ts';
import { showCachedMe } from './cached-me.ts';
import { languageOf, loadI18n, pathIn, plainPath } from '../kit/i18n.ts';
import { isNotFoundError } from '../kit/not-found.ts';
import { watchReads } from '../kit/live/reads.ts';
import { isDemoPage } from '../pages/frame/demo-mark.ts';
import { requestContext } from '../kit/request-context.ts';
import type { RouterContext } from '../kit/router-context.ts';
import type { SessionContext } from '../kit/session-context.ts';
import { Texts } from '../kit/texts.tsx';

const currentPath = createIsomorphicFn()
  .server(() => new URL(getRequest().url).pathname)
  .client(() => window.location.pathname);

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: DATA_CACHE.staleMs,
        // On the server, data ends with the request.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : DATA_CACHE.keptMs,
        retry: (failures, error) => failures < DATA_CACHE.retries && !isNotFoundError(error),
        refetchOnWindowFocus: DATA_CACHE.refetchOnFocus,
      },
    },
  });
}

const createSession = createIsomorphicFn()
  .server((): Promise<SessionContext> | null => null)
  .client((): Promise<SessionContext> | null => openSession(createApi()));

/** The first page stays where a person has scrolled it before it was hydrated: the router would begin it at its top. */
function createScrollRestoration(): () => boolean {
  let isFirst = typeof window === 'object';
  return () => {
    const isKept = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isKept;
  };
}

/** One per request on the server, one per visit in the browser: the address decides the language. */
export async function getRouter() {
  const path = currentPath();
  const language = languageOf(path);
  // Both may have to be loaded.
  const [i18n, session] = await Promise.all([loadI18n(language, plainPath(path)), createSession()]);
  const queryClient = createQueryClient();
  const { nonce, origin, isDemo } = requestContext() ?? {
    nonce: undefined,
    origin: window.location.origin,
    isDemo: isDemoPage(),
  };
  const orpc = createOrpc(session ?? undefined);
  if (session !== null) {
    watchReads(queryClient);
    showCachedMe(queryClient, orpc, session);
  }
  const context: RouterContext = { language, i18n, queryClient, session, orpc, origin, isDemo };
  const router = createRouter({
    routeTree,
    context,
    trailingSlash: 'never',
    scrollRestoration: createScrollRestoration(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // A skeleton is replaced as soon as the page is loaded.
    defaultPendingMinMs: 0,
    rewrite: {
      input: ({ url }) => {
        url.pathname = plainPath(url.pathname);
        trimValues(url.searchParams);
        return url;
      },
      output: ({ url }) => {
        url.pathname = pathIn(language, url.pathname);
        return url;
      },
    },
    ...(nonce ? { ssr: { nonce } } : {}),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    InnerWrap: ({ children }) => <Texts i18n={i18n}>{children}</Texts>,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorPage,
  });
  // Loaders wait for all that a page shows, so the state of its queries is whole when it is rendered.
  const shouldDehydrateQuery = ({ state }: Query) => state.status !== 'pending';
  Object.assign(router.options, {
    dehydrate: () => ({ queries: dehydrate(queryClient, { shouldDehydrateQuery }) }),
    hydrate: ({ queries }: { queries: DehydratedState }) => hydrate(queryClient, queries),
  });
  // The first HTML of a page that is no document may be its skeleton, which is a file of its own.
  const [routes] = router.getMatchedRoutes(plainPath(path));
  if (import.meta.env.SSR || !isLoadedLater())
    await Promise.all(routes.map(({ options }) => options.pendingComponent?.preload?.()));
  return router;
}

/** "?mode=signin/" means "?mode=signin". 2.67 */
function trimValues(values: URLSearchParams): void {
  for (const [name, value] of Array.from(values)) if (value.endsWith('/')) values.set(name, value.replace(/\/+$/, ''));
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
