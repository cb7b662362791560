import { directionOf, type Language } from '@hirfa/domain/market';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createApiLink, type Api, type CallOptions } from '../kit/api-link.ts';
import { named, optionsOfCalls } from '../kit/orpc.ts';
import { loadI18n, loadInformation } from '../kit/i18n.ts';
import type { RouterContext } from '../kit/router-context.ts';
import type { SessionContext } from '../kit/session-context.ts';
import { Texts } from '../kit/texts.tsx';
import { Tooltips } from '../ui/overlays/tooltips.tsx';
import '../ui/styles/app.css';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { type Answers, fakeApi } from './fake-api.ts';
import { signedInAs } from './signed-in-as.ts';

interface Shown {
  language?: Language;
  /** In pixels; a phone by default. */
  width?: number;
  /** The id of the person who is signed in; nobody by default. */
  as?: string;
  /** What calls answer; every other call fails. */
  answers?: Answers;
}

/**
 * Shows a component in a page of this language whose calls go to a fake server of the contract. A link changes the
 * address, and the component stays.
 */
export async function show(component: ReactNode, { language = 'en', width = 360, as, answers = {} }: Shown = {}) {
  const api = fakeApi(answers);
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => api.fetch(new Request(input, init));
  onTestFinished(() => {
    globalThis.fetch = fetch;
    // Otherwise they are there in the next test of the file, too.
    toast.dismiss();
  });
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.documentElement.toggleAttribute('data-session', as !== undefined);
  await page.viewport(width, 800);

  const session = as === undefined ? null : signedInAs(as);
  const i18n = await loadI18n(language, '/auth');
  await loadInformation(i18n, language);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({
    routeTree: routesOf(component),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: {
      language,
      i18n,
      queryClient,
      session,
      orpc: optionsOfCalls(callsOverHttp(session)),
      origin: window.location.origin,
      isDemo: false,
    },
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <Texts i18n={i18n}>
        <RouterProvider router={router} />
      </Texts>
    </QueryClientProvider>,
  );
  return { sent: api.sent, address: () => router.state.location.href };
}

function routesOf(component: ReactNode) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => (
      <>
        <main tabIndex={-1}>{component}</main>
        <Toaster />
        <Tooltips />
      </>
    ),
  });
  return root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]);
}

type OptionsOfCall = { signal?: AbortSignal; context?: CallOptions };

function callsOverHttp(session: SessionContext | null): Api {
  const link = createApiLink(session ?? undefined);
  return named((room) =>
    named(
      (name) =>
        (input: unknown, { context = {}, ...options }: OptionsOfCall = {}) =>
          link.call([room, name], input, { ...options, context }),
    ),
  );
}
