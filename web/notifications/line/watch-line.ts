import type { Positions, StreamEvent } from '@hirfa/contract/realtime';
import type { LiveLine } from '../../kit/live/live-socket.ts';

/** How a line is, and what happened on it since the page opened. */
export interface LineFigures {
  isConnected: boolean;
  /** How events arrive, such as "websocket"; null without a connection. */
  transport: string | null;
  /** Until the server's answer arrived; null until it is measured. */
  latencyMs: number | null;
  reconnections: number;
  /** Events of the time without a connection, and those of them that arrived later or were read again. */
  missed: number;
  caughtUp: number;
}

export const NO_LINE: LineFigures = {
  isConnected: false,
  transport: null,
  latencyMs: null,
  reconnections: 0,
  missed: 0,
  caughtUp: 0,
};

const MEASURE_EVERY_MS = 5000;
const ANSWER_WITHIN_MS = 10_000;

/**
 * Reports the figures of a line whenever they change, until the returned function is called. After a reconnection the
 * server first sends where this page continues and what it has missed: all of that is before its answer to the next
 * message.
 */
export function watchLine({ socket, positions }: LiveLine, report: (figures: LineFigures) => void): () => void {
  let figures = NO_LINE;
  let wasConnected = false;
  let isCatchingUp = false;
  let [before, known]: [Positions, Positions] = [positions(), positions()];
  const change = (changes: Partial<LineFigures>) => report((figures = { ...figures, ...changes }));
  const count = (missed: number, caughtUp: number) =>
    change({ missed: figures.missed + missed, caughtUp: figures.caughtUp + caughtUp });

  async function measure() {
    const began = performance.now();
    const isAnswered = await isAnsweredBy(socket);
    if (isAnswered && socket.connected) change({ latencyMs: performance.now() - began });
  }
  function onConnect() {
    const reconnections = figures.reconnections + (wasConnected ? 1 : 0);
    isCatchingUp = wasConnected;
    wasConnected = true;
    change({ isConnected: true, transport: socket.io.engine.transport.name, reconnections });
    void measure();
  }
  const onDisconnect = () => change({ isConnected: false, transport: null, latencyMs: null });
  async function onPositions(now: Positions) {
    [before, known] = [known, now];
    await isAnsweredBy(socket);
    isCatchingUp = false;
  }
  function onEvent({ stream, seq }: StreamEvent) {
    const last = known[stream] ?? seq - 1;
    if (seq <= last) return;
    known = { ...known, [stream]: seq };
    const [lost, late] = [seq - 1 - last, isCatchingUp ? 1 : 0];
    if (lost + late > 0) count(lost + late, late);
  }
  // What the events were about is read again.
  function onResync(stream: string) {
    const missed = Math.max(0, (known[stream] ?? 0) - (before[stream] ?? Infinity));
    if (missed > 0) count(missed, missed);
  }

  if (socket.connected) onConnect();
  const listeners = [
    ['connect', onConnect],
    ['disconnect', onDisconnect],
    ['positions', onPositions],
    ['event', onEvent],
    ['resync', onResync],
  ] as const;
  for (const [name, listener] of listeners) socket.on(name, listener);
  const timer = setInterval(() => void (socket.connected && measure()), MEASURE_EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const [name, listener] of listeners) socket.off(name, listener);
  };
}

function isAnsweredBy(socket: LiveLine['socket']): Promise<boolean> {
  return socket
    .timeout(ANSWER_WITHIN_MS)
    .emitWithAck('echo')
    .then(
      () => true,
      () => false,
    );
}
