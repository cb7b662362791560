import type { Server } from 'node:http';
import type { Log } from '../platform/log.ts';
import type { Product } from './product.ts';

const PATIENCE_MS = 5000;

/** On Ctrl-C or a stop from outside: no new requests, the running ones finish, then the database; then the process ends. */
export function stopOnSignal(server: Server, product: Product, log: Log): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    await new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
    });
    await product.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.error({ error }, 'stopping failed');
        process.exit(1);
      });
    });
  }
}
