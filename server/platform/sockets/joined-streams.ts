import { CHAT_SIGNALS, chatStream, JOINED_CHATS, type StreamEvent, supportStream } from '@hirfa/contract/realtime';
import * as z from 'zod';
import type { Log } from '../log.ts';
import type { OpenSocket, SocketServer } from '../socket-limits.ts';

/** What a page joins while it shows it: `join_chat`, `leave_chat` and `chat_changed` are about its stream. */
const STREAMS = { chat: chatStream, support: supportStream } as const;
const KINDS = ['chat', 'support'] as const;

/** A signal of a person to the others who have joined a stream, as all processes are notified of it. */
const Signal = z.strictObject({
  kind: z.enum(KINDS),
  id: z.uuid(),
  user_id: z.uuid(),
  side: z.enum(['person', 'team']),
  signal: z.enum(CHAT_SIGNALS),
});
export type PublishedSignal = z.infer<typeof Signal>;

interface JoinServices<Person> {
  /** Whether a person may join this stream. */
  mayJoin(person: Person, stream: string): Promise<boolean>;
  /** Notifies every process of a signal, which is not stored. */
  publishSignal(signal: PublishedSignal): Promise<void>;
  /** How long ago the last event of these streams was numbered, at least; null without one. */
  lastChangedAgo(streams: readonly string[]): Promise<number | null>;
  /** Runs work that the end of the server waits for. */
  run(work: Promise<unknown>): void;
  log: Log;
}

/**
 * Lets a socket join streams on demand. A person may have thousands of bookings, of which a page shows the chat of one:
 * a socket that got them all would cost each reconnection thousands of rooms and positions.
 */
export function acceptJoins<
  Person extends { user_id: string; roles: readonly string[] },
  Data extends { person: Person },
>(socket: OpenSocket<Data>, { mayJoin, publishSignal, lastChangedAgo, run, log }: JoinServices<Person>): void {
  const { person } = socket.data;
  const joined = new Set<string>();
  const signalled = new Map<string, number>();
  const logError = (error: unknown) =>
    log.error({ error }, 'a stream could not be joined, or a signal was not published');
  const side = person.roles.includes('admin') ? 'team' : 'person';
  const signal = (given: Pick<PublishedSignal, 'kind' | 'id' | 'signal'>) => {
    if (given.kind === 'support' && side === 'team' && given.signal !== 'typing') return;
    run(publishSignal({ ...given, side, user_id: person.user_id }).catch(logError));
  };
  const away = (stream: string) => {
    for (const kind of KINDS) {
      const id = stream.slice(STREAMS[kind]('').length);
      if (stream === STREAMS[kind](id)) signal({ kind, id, signal: 'away' });
    }
  };
  const join = async (stream: string): Promise<boolean> => {
    if (joined.size >= JOINED_CHATS.most && !joined.has(stream)) return false;
    joined.add(stream);
    const isGranted = await mayJoin(person, stream);
    if (!isGranted) joined.delete(stream);
    // A socket that joins after it was closed, or has left the stream meanwhile, would never leave.
    if (!socket.connected || !joined.has(stream)) return false;
    await socket.join(stream);
    return true;
  };
  for (const kind of KINDS) {
    socket.on(`join_${kind}`, (given: unknown, answer: unknown) => {
      const id = z.uuid().safeParse(given);
      if (!id.success || typeof answer !== 'function') return;
      const stream = STREAMS[kind](id.data);
      const joined = async () => {
        const isGranted = await join(stream);
        answer(isGranted, isGranted ? await lastChangedAgo([stream]) : null);
      };
      run(joined().catch(logError));
    });
    socket.on(`leave_${kind}`, (given: unknown) => {
      const stream = typeof given === 'string' ? STREAMS[kind](given) : '';
      if (!joined.delete(stream)) return;
      void socket.leave(stream);
      away(stream);
    });
    socket.on(`signal_${kind}`, (given: unknown, what: unknown) => {
      const known = z.enum(CHAT_SIGNALS).safeParse(what);
      if (typeof given !== 'string' || !socket.rooms.has(STREAMS[kind](given)) || !known.success) return;
      const [key, now] = [`${given} ${known.data}`, performance.now()];
      if (now - (signalled.get(key) ?? -Infinity) < JOINED_CHATS.signalEveryMs) return;
      signalled.set(key, now);
      signal({ kind, id: given, signal: known.data });
    });
  }
  socket.once('disconnect', () => {
    for (const stream of joined) away(stream);
  });
}

/** Whether this is a stream that pages join; emits to those who have joined it. */
export function emitToJoined<Data>(io: SocketServer<Data>, event: StreamEvent): boolean {
  const kind = KINDS.find((each) => event.stream === STREAMS[each](event.entity_id));
  if (kind === undefined) return false;
  io.to(event.stream).emit(`${kind}_changed`, event);
  return true;
}

/** Emits to the others who have joined, not to the own devices of who signals. */
export function emitSignal<Data>(io: SocketServer<Data>, text: string): void {
  const { kind, id, user_id, side, signal } = Signal.parse(JSON.parse(text));
  const others = io.to(STREAMS[kind](id)).except(`user:${user_id}`);
  if (kind === 'chat') others.emit('chat_signal', id, signal);
  else others.emit('support_signal', id, signal, side);
}
