import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import { connectSecurely, type Network } from '../../platform/foreign/network.ts';
import { createAuthority, type Issued } from './certificates.ts';

export const PUBLIC_ADDRESS = '8.8.4.4';

/** Where a process reaches the server, and the authority of its certificates. */
export interface FakeCalendarServer {
  port: number;
  ca: string;
}

/** Connections of a network of tests: whatever the address, they lead to the server, and are checked as always. */
export const connectTo =
  (server: FakeCalendarServer): Network['connect'] =>
  ({ name }) =>
    connectSecurely({ address: '127.0.0.1', name }, server);

/**
 * A real https server of calendars, to which the connections of a network lead. It has a certificate for every name
 * that it is asked for; names and addresses are the test's.
 */
export async function startFakeCalendars() {
  const names = new Map<string, () => string[]>();
  const paths = new Map<string, RequestListener>();
  const connected: string[] = [];
  const named: string[] = [];
  const asked: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const authority = createAuthority();
  const issued = certificatesOf(authority);
  const server = createServer(
    {
      ...issued.for('server.invalid'),
      SNICallback(name, done) {
        named.push(name);
        done(null, createSecureContext(issued.for(name)));
      },
    },
    (request, response) => {
      const { url = '', headers } = request;
      asked.push({ path: url, headers });
      const answer = paths.get(url);
      if (answer === undefined) response.writeHead(404).end();
      else answer(request, response);
    },
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const secure = connectTo({ port, ca: authority.cert });
  const network: Network = {
    resolve: async (name) => names.get(name)?.() ?? [],
    connect(to) {
      connected.push(to.address);
      return secure(to);
    },
  };
  return {
    network,
    server: { port, ca: authority.cert },
    /** The addresses to which connections were opened, the names that had to be proven, and the requests. */
    connected,
    named,
    asked,
    name: (name: string, ...addresses: string[]) => void names.set(name, () => addresses),
    /** A name whose answer differs each time. */
    changingName: (name: string, ...answers: string[]) => {
      let times = 0;
      names.set(name, () => [answers[Math.min(times++, answers.length - 1)] ?? '']);
    },
    /** From now on connections for one name get the certificate of another, or of another authority. */
    impersonate: (name: string, by: Issued | string) =>
      void issued.certificates.set(name, typeof by === 'string' ? issued.for(by) : by),
    serve: (path: string, answer: RequestListener) => void paths.set(path, answer),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function certificatesOf({ issue }: ReturnType<typeof createAuthority>) {
  const certificates = new Map<string, Issued>();
  return {
    certificates,
    for(name: string): Issued {
      const found = certificates.get(name) ?? issue(name);
      certificates.set(name, found);
      return found;
    },
  };
}
