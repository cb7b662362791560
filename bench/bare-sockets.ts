import { WebSocketServer } from 'ws';

/** A bare server of sockets, in a process of its own: it sends each text that its parent names to every socket. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.on('message', (text) => {
  for (const socket of server.clients) socket.send(String(text));
});
process.on('disconnect', () => process.exit());
