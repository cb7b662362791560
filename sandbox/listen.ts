import { createServer, type RequestListener, type Server } from 'node:http';
import { StartProblem, systemCode } from './start-problem.ts';

/**
 * Opens the port, 0 for any free one.
 * @throws StartProblem if the port is in use or not permitted.
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartProblem(listenProblem(error, host, port))));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : port };
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or choose another with SANDBOX_PORT.`;
  if (code === 'EACCES') return `This user may not open port ${port}. Choose one above 1023 with SANDBOX_PORT.`;
  return `The address ${host}:${port} can't be opened (${code ?? String(error)}). Check SANDBOX_HOST and SANDBOX_PORT.`;
}
