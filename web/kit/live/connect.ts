import type { Positions, StreamEvent } from '@hirfa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { createPositions } from './positions.ts';

/** What has changed, as far as this page knows; `roles` may have, unheard, before it listened; `everything` where it can't tell. */
export type Change = StreamEvent['type'] | 'roles' | 'everything';

interface ServerSays {
  positions: (stands: Positions) => void;
  event: (event: StreamEvent) => void;
  resync: (stream: string) => void;
}

interface LiveParts {
  /** The `Authorization` header of this moment, refreshed where little time is left. */
  authorization(): Promise<string | undefined>;
  /** The server let this page in no more. */
  onRefused(): void;
  onChanges(changes: ReadonlySet<Change>): void;
  onConnected(connected: boolean): void;
}

const SCHEME = 'Bearer ';
const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 60_000;
/** Changes that come together are told together. */
const TOGETHER_MS = 100;

/** Hears what changes until the returned function is called; comes back by itself. */
export function connectLive({ authorization, onRefused, onChanges, onConnected }: LiveParts): () => void {
  const positions = createPositions();
  const changes = gather(onChanges);
  const socket: Socket<ServerSays> = io(window.location.origin, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelayMax: LAST_RETRY_MS / 2,
    auth: (answer) => {
      const hello = (token: string) => answer({ token, positions: positions.current(), loaded_ms_ago: loadedMsAgo() });
      authorization().then(
        (header) => hello(header?.slice(SCHEME.length) ?? ''),
        () => hello(''),
      );
    },
  });
  let wasClosed = false;
  socket.on('positions', (stands) => {
    changes.add(positions.takeStands(stands) || wasClosed ? 'everything' : 'roles');
    wasClosed = false;
  });
  socket.on('event', (event) => {
    const heard = positions.hear(event);
    if (heard !== 'known') changes.add(heard === 'next' ? event.type : 'everything');
  });
  socket.on('resync', (stream) => {
    positions.skip(stream);
    changes.add('everything');
  });
  const retry = retryWhatEnded(socket);
  socket.on('connect', () => onConnected(true));
  socket.on('connect_error', ({ message }) => {
    if (message === 'authentication_required') onRefused();
  });
  socket.on('disconnect', (reason) => {
    onConnected(false);
    // The server closes where a session ended or roles changed: what this person may see is another, now and once it lets them in again.
    wasClosed ||= reason === 'io server disconnect';
    if (wasClosed) changes.add('everything');
  });
  return () => {
    retry.stop();
    changes.stop();
    socket.disconnect();
    onConnected(false);
  };
}

/** Counts what the device slept, whichever of its clocks did not. */
const loadedMsAgo = () => Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin));

/** The library comes back from a dead line by itself, but not where the server refused or closed: that is done here. */
function retryWhatEnded(socket: Socket<ServerSays>) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function later() {
    if (socket.active) return;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** tries, LAST_RETRY_MS) * (0.5 + Math.random() / 2);
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), delay);
  }
  socket.on('connect', () => (tries = 0));
  socket.on('connect_error', later);
  socket.on('disconnect', later);
  return {
    stop: () => {
      socket.off('connect_error', later);
      socket.off('disconnect', later);
      clearTimeout(timer);
    },
  };
}

function gather(tell: (changes: ReadonlySet<Change>) => void) {
  let waiting = new Set<Change>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    const now = waiting;
    waiting = new Set();
    timer = undefined;
    tell(now);
  }
  return {
    add(change: Change) {
      waiting.add(change);
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
