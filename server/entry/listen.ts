import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartProblem, systemCode } from '../platform/start-problem.ts';

/** Socket.IO is the only supported upgrade; requests for others are answered without an upgrade. */
const isSocket = ({ url }: { url?: string | undefined }) => url?.startsWith('/socket.io/') ?? false;

/** How long a client may take; connections that take longer are closed. */
const LIMITS = {
  headersMs: 10_000,
  /** Headers and body: a photo of 5 MB at 40 kB a second. */
  requestMs: 120_000,
  /** No bytes in either direction, such as a client that does not read its answer. Sockets have their own limit. */
  idleMs: 60_000,
  checkEveryMs: 5000,
};

/**
 * Opens the port. `anyUpgrade` allows upgrades by other listeners, such as the development server.
 * @throws StartProblem if the port is in use or not permitted.
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  { anyUpgrade = false, limits = LIMITS } = {},
): Promise<{ server: Server; port: number }> {
  const options = {
    shouldUpgradeCallback: (request: IncomingMessage) => anyUpgrade || isSocket(request),
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  };
  const server = createServer(options, handler).setTimeout(limits.idleMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartProblem(listenProblem(error, host, port))));
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
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
