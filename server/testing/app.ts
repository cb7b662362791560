import { createApp } from '../entry/app.ts';
import type { App, AppOptions } from '../entry/call-context.ts';
import { databaseCheck } from '../platform/supervision/readiness.ts';
import { openSharedCards } from '../platform/pictures/shared-cards.ts';
import type { TestProduct } from './product.ts';
import { scratchFolder } from './scratch.ts';

/** The request handler of a test product, behind one proxy. Its pages are empty, unless a site is given. */
export function openApp(product: TestProduct, given: Pick<Partial<AppOptions>, 'site' | 'rates'> = {}): App {
  const { pools, services } = product;
  return createApp({
    pools,
    services,
    ready: [databaseCheck(pools)],
    log: services.log,
    sharedCards: openSharedCards(scratchFolder('shared-cards'), services.log),
    trustedProxies: 1,
    clock: () => product.clock.now,
    site: {
      fetch: async () => new Response('<!doctype html><html></html>', { headers: { 'content-type': 'text/html' } }),
      pages: async () => ['/', '/services'],
    },
    ...given,
  });
}
