import { CHAT_SIGNALS, chatStream, JOINED_CHATS, type StreamEvent } from '@hirfa/contract/realtime';
import * as z from 'zod';
import type { Log } from '../log.ts';
import type { OpenSocket, SocketServer } from '../socket-limits.ts';

/** A signal of a person to the other one of a chat, as all processes are notified of it. */
const Told = z.strictObject({ chat_id: z.uuid(), user_id: z.uuid(), signal: z.enum(CHAT_SIGNALS) });
export type ToldSignal = z.infer<typeof Told>;

interface JoinServices<Person> {
  /** Whether a person may join this stream. */
  mayJoin(person: Person, stream: string): Promise<boolean>;
  /** Notifies every process of a signal, which is not stored. */
  tellSignal(signal: ToldSignal): Promise<void>;
  /** Runs work that the end of the server waits for. */
  run(work: Promise<unknown>): void;
  log: Log;
}

/**
 * Lets a socket join chats on demand. A person may have thousands of bookings, of which a page shows one: a socket that
 * got them all would cost each reconnection thousands of rooms and positions.
 */
export function acceptJoins<Person extends { user_id: string }, Data extends { person: Person }>(
  socket: OpenSocket<Data>,
  { mayJoin, tellSignal, run, log }: JoinServices<Person>,
): void {
  const { person } = socket.data;
  const joined = new Set<string>();
  const signalled = new Map<string, number>();
  const logError = (error: unknown) => log.error({ error }, 'a chat could not be joined, or a signal not told');
  const signal = (chat_id: string, kind: ToldSignal['signal']) =>
    run(tellSignal({ chat_id, user_id: person.user_id, signal: kind }).catch(logError));
  const join = async (chatId: string): Promise<boolean> => {
    if (joined.size >= JOINED_CHATS.most && !joined.has(chatId)) return false;
    joined.add(chatId);
    const isGranted = await mayJoin(person, chatStream(chatId));
    if (!isGranted) joined.delete(chatId);
    // A socket that joins after it was closed, or has left the chat meanwhile, would never leave.
    if (!socket.connected || !joined.has(chatId)) return false;
    await socket.join(chatStream(chatId));
    return true;
  };
  socket.on('join_chat', (given: unknown, answer: unknown) => {
    const id = z.uuid().safeParse(given);
    if (!id.success || typeof answer !== 'function') return;
    run(join(id.data).then((isGranted) => void answer(isGranted), logError));
  });
  socket.on('leave_chat', (given: unknown) => {
    if (typeof given !== 'string' || !joined.delete(given)) return;
    void socket.leave(chatStream(given));
    signal(given, 'away');
  });
  socket.on('signal_chat', (given: unknown, kind: unknown) => {
    const known = z.enum(CHAT_SIGNALS).safeParse(kind);
    if (typeof given !== 'string' || !socket.rooms.has(chatStream(given)) || !known.success) return;
    const [what, now] = [`${given} ${known.data}`, performance.now()];
    if (now - (signalled.get(what) ?? -Infinity) < JOINED_CHATS.signalEveryMs) return;
    signalled.set(what, now);
    signal(given, known.data);
  });
  socket.once('disconnect', () => {
    for (const chatId of joined) signal(chatId, 'away');
  });
}

/** Whether this is the stream of a chat; tells those who have joined it. */
export function tellJoined<Data>(io: SocketServer<Data>, event: StreamEvent): boolean {
  if (event.stream !== chatStream(event.entity_id)) return false;
  io.to(event.stream).emit('chat_changed', event);
  return true;
}

/** Tells the other person of a chat, not the own devices of who signals. */
export function tellSignalled<Data>(io: SocketServer<Data>, text: string): void {
  const { chat_id, user_id, signal } = Told.parse(JSON.parse(text));
  io.to(chatStream(chat_id)).except(`user:${user_id}`).emit('chat_signal', chat_id, signal);
}
