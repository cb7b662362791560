import { createServer } from 'node:http';

/** A bare server of finished answers, in a process of its own: its parent names the bytes and headers of each path. */
const answers = new Map<string, { headers: Record<string, string>; bytes: Buffer }>();
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) response.writeHead(404).end();
  else response.writeHead(200, answer.headers).end(answer.bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.on(
  'message',
  ({ path, headers, base64 }: { path: string; headers: Record<string, string>; base64: string }) => {
    answers.set(path, { headers, bytes: Buffer.from(base64, 'base64') });
    process.send?.('known');
  },
);
process.on('disconnect', () => process.exit());
