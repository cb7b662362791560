import { createIsomorphicFn } from '@tanstack/react-start';
import type { Api, CallOptions, Caller } from './api-link.ts';
import { named, optionsOfCalls, type Orpc } from './orpc.ts';
import { requestContext } from './request-context.ts';

type OptionsOfCall = { signal?: AbortSignal; context?: CallOptions };

/** In the browser the link is loaded with the first call: pages that the server rendered often make no calls. */
export const createApi = createIsomorphicFn()
  .server((_caller?: Caller): Api => {
    const context = requestContext();
    if (!context) throw new Error('A page was requested without the in-process API in its request context');
    return context.api;
  })
  .client((caller?: Caller): Api => {
    let link: ReturnType<typeof loadLink> | undefined;
    async function call(path: string[], input: unknown, { context = {}, ...options }: OptionsOfCall = {}) {
      const loaded = await (link ??= loadLink(caller));
      return loaded.call(path, input, { ...options, context });
    }
    return named<Api>((room) =>
      named((name) => (input: unknown, options?: OptionsOfCall) => call([room, name], input, options)),
    );
  });

async function loadLink(caller: Caller | undefined) {
  const { createApiLink } = await import('./api-link.ts');
  return createApiLink(caller);
}

export const createOrpc = (caller?: Caller): Orpc => optionsOfCalls(createApi(caller));
