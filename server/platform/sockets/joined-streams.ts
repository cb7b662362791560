import {
  CHAT_SIGNALS,
  type ChatSignal,
  JOINED_CHATS,
  JOINED_KINDS,
  JOINED_STREAMS,
  joinedStream,
} from '@hirfa/contract/joined-streams';
import { type StreamEvent } from '@hirfa/contract/realtime';
import * as z from 'zod';
import type { Log } from '../log.ts';
import type { OpenSocket, SocketServer } from '../socket-limits.ts';

/** A signal of a person to the others who have joined a stream, as all processes are notified of it. */
const Signal = z.strictObject({
  kind: z.enum(JOINED_KINDS),
  id: z.uuid(),
  user_id: z.uuid(),
  side: z.enum(['person', 'team']),
  signal: z.enum(CHAT_SIGNALS),
});
export type PublishedSignal = z.infer<typeof Signal>;
type Joined = Pick<PublishedSignal, 'kind' | 'id'>;

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
  const joined = new Map<string, Joined>();
  const signalled = new Map<string, number>();
  const logError = (error: unknown) =>
    log.error({ error }, 'a stream could not be joined, or a signal was not published');
  const side = person.roles.includes('admin') ? 'team' : 'person';
  const signal = (given: Joined, what: ChatSignal) => {
    if (side === 'team' && !JOINED_STREAMS[given.kind].signalsOfTeam.includes(what)) return;
    run(publishSignal({ ...given, signal: what, side, user_id: person.user_id }).catch(logError));
  };
  const join = async (stream: string, given: Joined): Promise<boolean> => {
    if (joined.size >= JOINED_CHATS.most && !joined.has(stream)) return false;
    joined.set(stream, given);
    const isGranted = await mayJoin(person, stream);
    if (!isGranted) joined.delete(stream);
    // A socket that joins after it was closed, or has left the stream meanwhile, would never leave.
    if (!socket.connected || !joined.has(stream)) return false;
    await socket.join(stream);
    return true;
  };
  for (const kind of JOINED_KINDS) {
    socket.on(`join_${kind}`, (given: unknown, answer: unknown) => {
      const id = z.uuid().safeParse(given);
      if (!id.success || typeof answer !== 'function') return;
      const stream = joinedStream(kind, id.data);
      const answerJoin = async () => {
        const isGranted = await join(stream, { kind, id: id.data });
        answer(isGranted, isGranted ? await lastChangedAgo([stream]) : null);
      };
      run(answerJoin().catch(logError));
    });
    socket.on(`leave_${kind}`, (given: unknown) => {
      const stream = typeof given === 'string' ? joinedStream(kind, given) : '';
      const left = joined.get(stream);
      if (left === undefined) return;
      joined.delete(stream);
      void socket.leave(stream);
      signal(left, 'away');
    });
    socket.on(`signal_${kind}`, (given: unknown, what: unknown) => {
      const known = z.enum(CHAT_SIGNALS).safeParse(what);
      if (typeof given !== 'string' || !socket.rooms.has(joinedStream(kind, given)) || !known.success) return;
      const [key, now] = [`${given} ${known.data}`, performance.now()];
      if (now - (signalled.get(key) ?? -Infinity) < JOINED_CHATS.signalEveryMs) return;
      signalled.set(key, now);
      signal({ kind, id: given }, known.data);
    });
  }
  socket.once('disconnect', () => {
    for (const left of joined.values()) signal(left, 'away');
  });
}

/** Whether this is a stream that pages join; emits to those who have joined it. */
export function emitToJoined<Data>(io: SocketServer<Data>, event: StreamEvent): boolean {
  const kind = JOINED_KINDS.find((each) => event.stream === joinedStream(each, event.entity_id));
  if (kind === undefined) return false;
  io.to(event.stream).emit(`${kind}_changed`, event);
  return true;
}

/** Emits to the others who have joined, not to the own devices of who signals. */
export function emitSignal<Data>(io: SocketServer<Data>, text: string): void {
  const { kind, id, user_id, side, signal } = Signal.parse(JSON.parse(text));
  io.to(joinedStream(kind, id)).except(`user:${user_id}`).emit(`${kind}_signal`, id, signal, side);
}
