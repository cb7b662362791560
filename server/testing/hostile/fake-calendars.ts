import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Network } from '../../platform/foreign/network.ts';

export const PUBLIC_ADDRESS = '8.8.4.4';

/**
 * A real server of calendars, to which the connections of a network lead. Names and addresses are the test's; the
 * connections are not encrypted.
 */
export async function startFakeCalendars() {
  const names = new Map<string, () => string[]>();
  const paths = new Map<string, RequestListener>();
  const connected: string[] = [];
  const asked: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    const answer = paths.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    resolve: async (name) => names.get(name)?.() ?? [],
    connect({ address }) {
      connected.push(address);
      return connect(port, '127.0.0.1');
    },
  };
  return {
    network,
    /** The addresses to which connections were opened, and the requests. */
    connected,
    asked,
    name: (name: string, ...addresses: string[]) => void names.set(name, () => addresses),
    /** A name whose answer differs each time. */
    changingName: (name: string, ...answers: string[]) => {
      let times = 0;
      names.set(name, () => [answers[Math.min(times++, answers.length - 1)] ?? '']);
    },
    serve: (path: string, answer: RequestListener) => void paths.set(path, answer),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
