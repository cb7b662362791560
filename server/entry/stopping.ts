import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../platform/log.ts';

const CLOSE_TIMEOUT_MS = 5000;
/** Supervisors of processes (systemd, Kubernetes) kill after 30 s or more. Work that is not finished is repeated. */
const STOP_TIMEOUT_MS = 25_000;

interface Running {
  server: Server;
  log: Log;
  /** Before the server is closed: closes the sockets, if there are any by now. */
  closeSockets(): Promise<void>;
  /** After it: stops everything that runs by now. */
  stopRest(): Promise<void>;
}

/**
 * On SIGINT (Ctrl-C) or SIGTERM, also during the start: closes sockets, accepts no new requests, finishes the running
 * ones, stops the database and ends the process. It also ends if something does not stop in time, such as a database
 * that no longer answers. Returns whether that has begun.
 */
export function stopOnSignal({ server, log, closeSockets, stopRest }: Running): () => boolean {
  const connections = new Set<Socket>();
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  let stopping = false;
  const stop = async () => {
    // A second signal ends the process at once.
    if (stopping) process.exit(1);
    stopping = true;
    const closeConnections = () => {
      for (const connection of connections) connection.destroy();
    };
    setTimeout(closeConnections, CLOSE_TIMEOUT_MS).unref();
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.closeIdleConnections();
    await closeSockets();
    server.close();
    await closed;
    await stopRest();
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
  return () => stopping;
}
