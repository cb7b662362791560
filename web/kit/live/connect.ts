import { JOINED_KINDS } from '@hirfa/contract/joined-streams';
import type { ClientEvents, ServerEvents } from '@hirfa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import type { Change } from './change.ts';
import { setLiveLine } from './live-socket.ts';
import { createPositions } from './positions.ts';
import { momentAgo } from './reads.ts';

interface LiveOptions {
  /** The current `Authorization` header, refreshed where it expires soon. */
  authorization(): Promise<string | undefined>;
  /** The server refused this page's connection. */
  onRefused(): void;
  onChanges(changes: readonly Change[]): void;
  onConnected(connected: boolean): void;
}

const SCHEME = 'Bearer ';
const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 60_000;
/** Changes within this time are reported together. */
const TOGETHER_MS = 100;

/** Receives changes until the returned function is called; reconnects by itself. */
export function connectLive({ authorization, onRefused, onChanges, onConnected }: LiveOptions): () => void {
  const positions = createPositions();
  const changes = batch(onChanges);
  const socket: Socket<ServerEvents, ClientEvents> = io(window.location.origin, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelayMax: LAST_RETRY_MS / 2,
    auth: (answer) => {
      const sendHandshake = (token: string) =>
        answer({ token, positions: positions.current(), loaded_ms_ago: loadedMsAgo() });
      authorization().then(
        (header) => sendHandshake(header?.slice(SCHEME.length) ?? ''),
        () => sendHandshake(''),
      );
    },
  });
  setLiveLine({ socket, positions: positions.current, publish: changes.add });
  socket.on('positions', (latest) => void (positions.takeLatest(latest) && changes.add('everything')));
  socket.on('event', (event, msAgo) => {
    const received = positions.receive(event);
    const changedAt = msAgo === undefined ? undefined : momentAgo(msAgo);
    if (received !== 'known') changes.add(received === 'next' ? { ...event, changedAt } : 'everything');
  });
  for (const kind of JOINED_KINDS) socket.on(`${kind}_changed`, changes.add);
  socket.on('resync', (stream) => {
    positions.skip(stream);
    changes.add('everything');
  });
  const retry = reconnectAfterClose(socket);
  const line = reconnectOnSigns(socket);
  socket.on('connect', () => onConnected(true));
  socket.on('connect_error', ({ message }) => {
    if (message === 'authentication_required') onRefused();
  });
  socket.on('disconnect', () => onConnected(false));
  return () => {
    retry.stop();
    line.stop();
    changes.stop();
    setLiveLine(null);
    socket.disconnect();
    onConnected(false);
  };
}

/** Includes sleep of the device: only one of both clocks may count it. */
const loadedMsAgo = () => Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin));

/** Reconnects at once when the device is online again or the page is looked at, instead of after the next wait. */
function reconnectOnSigns(socket: Socket<ServerEvents, ClientEvents>) {
  let isDisplaced = false;
  socket.on('displaced', () => (isDisplaced = true));
  socket.on('connect', () => (isDisplaced = false));
  function reconnect() {
    if (socket.connected || isDisplaced || document.visibilityState !== 'visible') return;
    // The library's own wait ends only so.
    socket.disconnect().connect();
  }
  window.addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', reconnect);
  return {
    stop() {
      window.removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', reconnect);
    },
  };
}

/** The library does not reconnect after the server refused or closed the connection, so this does. */
export function reconnectAfterClose(socket: Socket<ServerEvents>) {
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
  // At once, it would displace the socket of another page.
  socket.on('displaced', () => (tries = Infinity));
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

function batch(report: (changes: readonly Change[]) => void) {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    const now = waiting;
    waiting = [];
    timer = undefined;
    report(now);
  }
  return {
    add(change: Change) {
      waiting.push(change);
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
