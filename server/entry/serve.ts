import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { join } from 'node:path';
import { openSharedCards } from '../platform/pictures/shared-cards.ts';
import { createApp } from './app.ts';
import type { Site } from './call-context.ts';
import { serveFiles } from './files.ts';
import { type Product, type Start, startProduct } from './product.ts';

export interface Served {
  product: Product;
  /** Answers the requests. */
  handle: RequestListener;
  /** Creates the live bookings of the demo, if this start has filled the database. */
  createLiveBookings(server: Server): Promise<void>;
}

/** Starts the product with a site, which may still be built or loaded. */
export async function serve(start: Start, site: Promise<Site>, release: string): Promise<Served> {
  const product = await startProduct(start);
  const { pools, services, ready, remarks, isSeeded } = product;
  const { config, log, clock } = start;
  const { trustedProxies, rateLimits } = config;
  const app = createApp({
    pools,
    services,
    ready,
    remarks,
    log,
    clock,
    site: await site,
    sharedCards: openSharedCards(join(config.dataDir, 'shared-cards'), log),
    isDemo: config.mode === 'demo',
    trustedProxies,
    ...(!rateLimits && { rates: 'off' }),
  });
  return {
    product,
    handle: getRequestListener(serveFiles(release).route('/', app).fetch),
    async createLiveBookings(server) {
      if (!isSeeded) return;
      const { createLiveBookings } = await import('./live-bookings.ts');
      createLiveBookings({ product, server, log });
    },
  };
}
