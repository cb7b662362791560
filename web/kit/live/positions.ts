import type { Positions, StreamEvent } from '@hirfa/contract/realtime';

/** What an event is to somebody who has seen its stream up to some number. */
export type Heard = 'next' | 'known' | 'gap';

/** What this page has seen of each of its streams. Free of React and sockets, so that its rules can be tested. */
export function createPositions() {
  const seen = new Map<string, number>();
  let stands: Positions | undefined;

  return {
    /** What the next hello says. */
    current: (): Positions => Object.fromEntries(seen),
    /**
     * The server's word where this page is in its streams. True where what was loaded before may be old: a stream came later than the page,
     * or its numbers began anew.
     */
    takeStands(positions: Positions): boolean {
      const isFirst = stands === undefined;
      stands = positions;
      for (const stream of seen.keys()) if (!(stream in positions)) seen.delete(stream);
      const unknown = Object.entries(positions).filter(([stream, seq]) => (seen.get(stream) ?? Infinity) > seq);
      for (const [stream, seq] of unknown) seen.set(stream, seq);
      return unknown.length > 0 && !isFirst;
    },
    hear({ stream, seq }: Pick<StreamEvent, 'stream' | 'seq'>): Heard {
      const last = seen.get(stream);
      if (last !== undefined && seq <= last) return 'known';
      seen.set(stream, seq);
      return seq - 1 === last ? 'next' : 'gap';
    },
    /** What this page missed of a stream is gone: it goes on from where the stream stands. */
    skip(stream: string): void {
      seen.set(stream, Math.max(stands?.[stream] ?? 0, seen.get(stream) ?? 0));
    },
  };
}
