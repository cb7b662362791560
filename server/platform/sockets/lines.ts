import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../client-address.ts';
import { countEach } from '../limits/counts.ts';
import type { OpenSocket, SocketServer } from '../socket-limits.ts';

/** A connection, on which a socket opens when somebody says hello. */
export type Line = OpenSocket<unknown>['conn'];

/**
 * The connections on which nobody has said a right hello yet, in each process. After a restart all pages of a
 * neighbourhood connect at once, and say it within a second; whoever is closed tries again.
 */
const MAX_SILENT = { address: 200, all: 2000 };

export type Lines = ReturnType<typeof watchLines>;

/** Keeps the addresses of connections, and closes new ones of an address that has too many silent ones. */
export function watchLines<Data>(io: SocketServer<Data>, trustedProxies: number) {
  const addresses = new WeakMap<Line, string>();
  const silent = new Set<Line>();
  const countOf = countEach();
  io.engine.on('connection', (line: Line) => {
    const address = addressOf(line.request, trustedProxies);
    addresses.set(line, address);
    // Nothing else reads the request of a connection, and thousands of them stay open.
    Object.assign(line, { request: null });
    if (silent.size >= MAX_SILENT.all || countOf.get(address) >= MAX_SILENT.address) return void line.close(true);
    silent.add(line);
    countOf.add(address, 1);
    line.once('close', () => heard(line));
  });
  const heard = (line: Line) => {
    if (silent.delete(line)) countOf.add(addresses.get(line) ?? '', -1);
  };
  return { addressOf: (line: Line) => addresses.get(line) ?? '', heard };
}

function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  return clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies);
}
