import type { Positions, StreamEvent } from '@hirfa/contract/realtime';

/** How an event follows what this page received of its stream. */
export type Received = 'next' | 'known' | 'gap';

/**
 * The last number that this page received of each of its streams. Free of React and sockets, so that its rules can be
 * tested.
 */
export function createPositions() {
  const seen = new Map<string, number>();
  let latest: Positions | undefined;

  return {
    /** What the next handshake sends. */
    current: (): Positions => Object.fromEntries(seen),
    /**
     * Takes the server's latest numbers. True where what was loaded before may be old: a stream was added after the
     * page was loaded, or its numbers began anew.
     */
    takeLatest(positions: Positions): boolean {
      const isFirst = latest === undefined;
      latest = positions;
      for (const stream of seen.keys()) if (!(stream in positions)) seen.delete(stream);
      const unknown = Object.entries(positions).filter(([stream, seq]) => (seen.get(stream) ?? Infinity) > seq);
      for (const [stream, seq] of unknown) seen.set(stream, seq);
      return unknown.length > 0 && !isFirst;
    },
    receive({ stream, seq }: Pick<StreamEvent, 'stream' | 'seq'>): Received {
      const last = seen.get(stream);
      if (last !== undefined && seq <= last) return 'known';
      seen.set(stream, seq);
      return seq - 1 === last ? 'next' : 'gap';
    },
    /** What this page missed of a stream can't be had: it continues at the stream's latest number. */
    skip(stream: string): void {
      seen.set(stream, Math.max(latest?.[stream] ?? 0, seen.get(stream) ?? 0));
    },
  };
}
