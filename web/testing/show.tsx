import { directionOf, type Language } from '@hirfa/domain/market';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createApiLink, type Api, type CallOptions } from '../kit/api-link.ts';
import { named, optionsOfCalls } from '../kit/orpc.ts';
import { loadI18n } from '../kit/i18n.ts';
import type { RouterContext } from '../kit/router-context.ts';
import { Texts } from '../kit/texts.tsx';
import '../ui/styles/app.css';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { type Answers, fakeApi } from './fake-api.ts';

interface Shown {
  language?: Language;
  /** What calls answer; every other call fails. */
  answers?: Answers;
}

/** Shows a component in a page of this language whose calls go to a fake server of the contract. */
export async function show(component: ReactNode, { language = 'en', answers = {} }: Shown = {}) {
  const api = fakeApi(answers);
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => api.fetch(new Request(input, init));
  onTestFinished(() => void (globalThis.fetch = fetch));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);

  const i18n = await loadI18n(language, '/auth');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context: RouterContext = {
    language,
    i18n,
    queryClient,
    session: null,
    orpc: optionsOfCalls(callsOverHttp()),
    origin: window.location.origin,
    isDemo: false,
  };
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()({
      component: () => (
        <>
          {component}
          <Toaster />
        </>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context,
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <Texts i18n={i18n}>
        <RouterProvider router={router} />
      </Texts>
    </QueryClientProvider>,
  );
  return { sent: api.sent };
}

type OptionsOfCall = { signal?: AbortSignal; context?: CallOptions };

function callsOverHttp(): Api {
  const link = createApiLink(undefined);
  return named((room) =>
    named(
      (name) =>
        (input: unknown, { context = {}, ...options }: OptionsOfCall = {}) =>
          link.call([room, name], input, { ...options, context }),
    ),
  );
}
