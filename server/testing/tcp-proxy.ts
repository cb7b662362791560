import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Forwards connections to a port of this machine, which may change: then the open connections break. `forward` may
 * change what clients send, and `answer` what they get; null drops it.
 */
export async function openTcpProxy(
  forward: (bytes: Buffer) => Buffer | null = (bytes) => bytes,
  answer?: (bytes: Buffer) => Buffer | null,
) {
  let target: number | null = null;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    if (target === null) return void client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (bytes) => {
      const forwarded = forward(bytes);
      if (forwarded !== null) upstream.write(forwarded);
    });
    if (answer === undefined) return void upstream.pipe(client);
    upstream.on('data', (bytes) => {
      const answered = answer(bytes);
      if (answered !== null) client.write(answered);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Null refuses new connections. */
    forwardTo(next: number | null) {
      target = next;
      cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}
