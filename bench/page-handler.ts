import { contract } from '@hirfa/contract';
import { releaseFolder, releaseName } from '@hirfa/server/entry/releases';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

interface Site {
  fetch(request: Request, options: { context: object }): Promise<Response>;
}

/** Renders the page at a path. */
export type PageHandler = (path: string) => Promise<string>;

/**
 * The page handler of the built site in this process. Its calls are answered by the product at `address` the first
 * time, and from memory afterwards, so that a page costs what the handler itself costs.
 */
export async function openPageHandler(address: string): Promise<PageHandler> {
  process.env.NODE_ENV = 'production';
  const { default: site }: { default: Site } = await import(releaseFolder(releaseName()).server);
  const api = withMemory(createORPCClient(new OpenAPILink(contract, { url: address })));
  return async (path) => {
    let html = '';
    const send = (whole: string) => void (html = whole);
    const context = { api, nonce: 'a-nonce-that-is-always-the-same', origin: address, send };
    await site.fetch(new Request(new URL(path, address), { headers: { accept: 'text/html' } }), { context });
    return html;
  };
}

/** A client whose answers are kept for ever. */
function withMemory(client: object): object {
  const answers = new Map<string, Promise<unknown>>();
  const at = (target: object, names: readonly string[]): object =>
    new Proxy(target, {
      get: (_, name) => (typeof name === 'string' ? at(Reflect.get(target, name), [...names, name]) : undefined),
      apply(_, __, [input]) {
        const key = JSON.stringify([names, input]);
        const answer = answers.get(key) ?? Reflect.apply(Function.prototype.call, target, [undefined, input]);
        answers.set(key, answer);
        return answer;
      },
    });
  return at(client, []);
}
