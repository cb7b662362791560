import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The moment before a request is forwarded, or after it was answered. */
export interface Moment {
  method: string;
  path: string;
  phase: 'before' | 'after';
}

/**
 * A proxy between two programs. `cut` is called before and after each request; if it returns true, the connection is
 * closed, so that the client can not determine whether the request was executed.
 */
export async function openInterceptor(target: () => string, cut: (moment: Moment) => Promise<boolean>) {
  const server = createServer((request, response) => {
    forward(request, response, target(), cut).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  cut: (moment: Moment) => Promise<boolean>,
): Promise<void> {
  const { method = 'GET', url: path = '/' } = request;
  const body = Buffer.concat(await request.toArray());
  if (await cut({ method, path, phase: 'before' })) return void response.destroy();
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  const answer = await fetch(target + path, { method, headers, redirect: 'manual', ...(body.length > 0 && { body }) });
  const text = Buffer.from(await answer.arrayBuffer());
  if (await cut({ method, path, phase: 'after' })) return void response.destroy();
  const kept = [...answer.headers].filter(
    ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name),
  );
  response.writeHead(answer.status, kept.flat()).end(text);
}
