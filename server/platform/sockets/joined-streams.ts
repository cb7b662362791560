import { CHAT_SIGNALS, chatStream, JOINED_CHATS, type StreamEvent, supportStream } from '@hirfa/contract/realtime';
import * as z from 'zod';
import type { Log } from '../log.ts';
import type { OpenSocket, SocketServer } from '../socket-limits.ts';

/** A signal of a person to the other one of a chat, as all processes are notified of it. */
const Told = z.strictObject({ chat_id: z.uuid(), user_id: z.uuid(), signal: z.enum(CHAT_SIGNALS) });
export type ToldSignal = z.infer<typeof Told>;

/** What a page joins while it shows it: `join_chat`, `leave_chat` and `chat_changed` are about its stream. */
const STREAMS = { chat: chatStream, support: supportStream } as const;
const KINDS = ['chat', 'support'] as const;

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
 * Lets a socket join streams on demand. A person may have thousands of bookings, of which a page shows the chat of one:
 * a socket that got them all would cost each reconnection thousands of rooms and positions.
 */
export function acceptJoins<Person extends { user_id: string }, Data extends { person: Person }>(
  socket: OpenSocket<Data>,
  { mayJoin, tellSignal, run, log }: JoinServices<Person>,
): void {
  const { person } = socket.data;
  const joined = new Set<string>();
  const signalled = new Map<string, number>();
  const logError = (error: unknown) => log.error({ error }, 'a stream could not be joined, or a signal not told');
  const signal = (chat_id: string, kind: ToldSignal['signal']) =>
    run(tellSignal({ chat_id, user_id: person.user_id, signal: kind }).catch(logError));
  const away = (stream: string) => {
    const chatId = stream.slice(chatStream('').length);
    if (stream === chatStream(chatId)) signal(chatId, 'away');
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
      run(join(STREAMS[kind](id.data)).then((isGranted) => void answer(isGranted), logError));
    });
    socket.on(`leave_${kind}`, (given: unknown) => {
      const stream = typeof given === 'string' ? STREAMS[kind](given) : '';
      if (!joined.delete(stream)) return;
      void socket.leave(stream);
      away(stream);
    });
  }
  socket.on('signal_chat', (given: unknown, kind: unknown) => {
    const known = z.enum(CHAT_SIGNALS).safeParse(kind);
    if (typeof given !== 'string' || !socket.rooms.has(chatStream(given)) || !known.success) return;
    const [what, now] = [`${given} ${known.data}`, performance.now()];
    if (now - (signalled.get(what) ?? -Infinity) < JOINED_CHATS.signalEveryMs) return;
    signalled.set(what, now);
    signal(given, known.data);
  });
  socket.once('disconnect', () => {
    for (const stream of joined) away(stream);
  });
}

/** Whether this is a stream that pages join; tells those who have joined it. */
export function tellJoined<Data>(io: SocketServer<Data>, event: StreamEvent): boolean {
  const kind = KINDS.find((each) => event.stream === STREAMS[each](event.entity_id));
  if (kind === undefined) return false;
  io.to(event.stream).emit(`${kind}_changed`, event);
  return true;
}

/** Tells the other person of a chat, not the own devices of who signals. */
export function tellSignalled<Data>(io: SocketServer<Data>, text: string): void {
  const { chat_id, user_id, signal } = Told.parse(JSON.parse(text));
  io.to(chatStream(chat_id)).except(`user:${user_id}`).emit('chat_signal', chat_id, signal);
}
