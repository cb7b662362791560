import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { clientAddress } from '../platform/client-address.ts';
import { countEach } from '../platform/limits/counts.ts';
import { StartProblem, systemCode } from '../platform/start-problem.ts';

/** Socket.IO is the only supported upgrade; requests for others are answered without an upgrade. */
const isSocket = ({ url }: { url?: string | undefined }) => url?.startsWith('/socket.io/') ?? false;

/** How many clients there may be, and how long each may take; other connections are closed. */
const LIMITS = {
  /** A connection takes 10 kB, a socket 30. */
  connections: 10_000,
  /** Of one address, which may be that of a neighbourhood. */
  connectionsOfAddress: 1000,
  headersMs: 10_000,
  /** Headers and body: a photo of 5 MB at 40 kB a second. */
  requestMs: 120_000,
  /** No bytes in either direction, such as a client that does not read its answer. Sockets have their own limit. */
  idleMs: 60_000,
  /** Until the next request of a client. */
  keptMs: 5000,
  /** Proxies keep a connection for a minute. It is closed later, or they would send a request while it is closed. */
  keptForProxyMs: 75_000,
  checkEveryMs: 5000,
};

interface Listening {
  /** Allows upgrades by other listeners, such as the development server. */
  anyUpgrade?: boolean;
  /** Who opens the connections: clients, or a proxy with those of everybody. */
  isBehindProxy?: boolean;
  /** Whether an address may not have all connections. */
  limitsAddresses?: boolean;
  limits?: Partial<typeof LIMITS>;
}

/**
 * Opens the port.
 * @throws StartProblem if the port is in use or not permitted.
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  { anyUpgrade = false, isBehindProxy = false, limitsAddresses = true, limits: given }: Listening = {},
): Promise<{ server: Server; port: number }> {
  const limits = { ...LIMITS, ...given };
  const options = {
    shouldUpgradeCallback: (request: IncomingMessage) => anyUpgrade || isSocket(request),
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: isBehindProxy ? limits.keptForProxyMs : limits.keptMs,
  };
  const server = createServer(options, handler).setTimeout(limits.idleMs);
  server.maxConnections = limits.connections;
  if (limitsAddresses && !isBehindProxy) limitAddresses(server, limits.connectionsOfAddress);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartProblem(listenProblem(error, host, port))));
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Closes connections of an address that has too many. */
function limitAddresses(server: Server, most: number): void {
  const open = countEach();
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, null, 0);
    if (open.get(address) >= most) return void socket.destroy();
    open.add(address, 1);
    socket.once('close', () => open.add(address, -1));
  });
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `This user may not open port ${port}. Choose one above 1023: PORT=3000 npm start`;
  return `The address ${host}:${port} can't be opened (${code ?? String(error)}). Check HOST and PORT.`;
}

/** The answer between the opening of the port and the end of the start. */
export const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '2' }).end('starting');
};
