import { WebSocket } from 'ws';

/** How many sockets are opened at once. */
const AT_ONCE = 50;

/** Many sockets, and how long it takes until all have heard something. */
export interface Listeners {
  /** From the call of `cause` until the last socket has received a text with this word, in milliseconds. */
  untilHeard(word: string, cause: () => Promise<unknown> | void): Promise<number>;
  close(): void;
}

/** Opens sockets. `greet` answers what the server sends first, until it returns true: then the socket is open. */
export async function openListeners(
  count: number,
  address: (index: number) => string,
  greet: (socket: WebSocket, text: string, index: number) => boolean,
): Promise<Listeners> {
  const sockets: WebSocket[] = [];
  let listen: (text: string, index: number) => void = () => undefined;
  const open = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(address(index), { perMessageDeflate: false });
      sockets.push(socket);
      let greeted = false;
      const begin = (text: string) => {
        greeted = greet(socket, text, index);
        if (greeted) resolve();
      };
      socket.on('open', () => begin(''));
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        // The heartbeat of Engine.IO.
        if (text === '2') socket.send('3');
        else if (greeted) listen(text, index);
        else begin(text);
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`socket ${index} was closed`)));
    });
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => open(first + index)));
  return {
    async untilHeard(word, cause) {
      const waiting = new Set(sockets.keys());
      const { promise, resolve } = Promise.withResolvers<void>();
      listen = (text, index) => {
        if (text.includes(word) && waiting.delete(index) && waiting.size === 0) resolve();
      };
      const start = performance.now();
      await cause();
      await promise;
      return performance.now() - start;
    },
    close() {
      for (const socket of sockets) socket.removeAllListeners('close').terminate();
    },
  };
}
