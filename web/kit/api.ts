import { createIsomorphicFn } from '@tanstack/react-start';
import type { Api, CallOptions, Caller } from './api-link.ts';
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

/**
 * An object that has a value for each name, always the same one: effects depend on rooms and calls. The contract has
 * two levels of them: rooms and their calls.
 */
export function named<Values extends object>(valueOf: (name: string) => unknown): Values {
  const known = new Map<string, unknown>();
  function get(_: object, name: string | symbol) {
    // `then` would make it look like a promise.
    if (typeof name !== 'string' || name === 'then') return undefined;
    if (!known.has(name)) known.set(name, valueOf(name));
    return known.get(name);
  }
  return new Proxy<Values>({} as Values, { get });
}
