import type { StreamEvent } from '@hirfa/contract/realtime';
import type { SocketServer } from '../socket-limits.ts';

/** From this length on, the head of a frame has two more bytes for it. */
const LONG = 126;

/**
 * Sends an event to every socket of a stream. Thousands may have joined it, so its frame is made once and handed to
 * each connection, without what Socket.IO does for each socket of a room.
 */
export function emitToStream<Data>(io: SocketServer<Data>, event: StreamEvent): void {
  const { adapter, sockets } = io.of('/');
  // 2 is an event of Socket.IO, 4 a message of Engine.IO. Where a frame can't be used, Engine.IO sends the packet.
  const packet = `2${JSON.stringify(['event', event])}`;
  const options = { compress: false, wsPreEncodedFrame: [textFrame(`4${packet}`)] };
  for (const id of adapter.rooms.get(event.stream) ?? []) sockets.get(id)?.conn.send(packet, options);
}

/** A text as one frame of a server (RFC 6455, 5.2). Events come by NOTIFY, so they are shorter than 8000 bytes. */
function textFrame(text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.alloc(content.length < LONG ? 2 : 4);
  head[0] = 0x81;
  head[1] = Math.min(content.length, LONG);
  if (content.length >= LONG) head.writeUInt16BE(content.length, 2);
  return Buffer.concat([head, content]);
}
