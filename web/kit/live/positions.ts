import type { Positions, StreamEvent } from '@hirfa/contract/realtime';

/** How an event relates to the earlier events of its stream. */
export type Received = 'next' | 'known' | 'gap';

/**
 * The last number that this page received of each stream. Independent of React and sockets, so that it can be tested.
 */
export function createPositions() {
  const seen = new Map<string, number>();
  let latest: Positions | undefined;

  return {
    /** What the next handshake sends. */
    current: (): Positions => Object.fromEntries(seen),
    /**
     * Stores the latest numbers of the server. Returns true where loaded data may be outdated: a stream was added after
     * the page was loaded, or its numbers restarted.
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
    /** Missed events are not available: continues at the latest number of the stream. */
    skip(stream: string): void {
      seen.set(stream, Math.max(latest?.[stream] ?? 0, seen.get(stream) ?? 0));
    },
  };
}
