import type { StreamEvent } from '@hirfa/contract/realtime';
import type { QueryKey } from '@tanstack/react-query';

type Change = StreamEvent['type'];
/** A call by its room and its name. */
type Call = readonly [room: string, name: string];

export interface StaleCalls {
  /** For each live message the calls that show what it is about: the `one` of their `id`, or `any`. */
  after: Readonly<Partial<Record<Change, { one: readonly Call[]; any: readonly Call[] }>>>;
  /** Calls of which their rooms ask what is stale. */
  withVersions: readonly Call[];
}

const keyOf = (call: Call, about: object = {}): QueryKey => [call, about];

/** What a change of one thing makes stale. */
export function staleAfter(calls: StaleCalls, change: Change, id: string): QueryKey[] {
  const { one = [], any = [] } = calls.after[change] ?? {};
  return [...one.map((call) => keyOf(call, { input: { id } })), ...any.map((call) => keyOf(call))];
}

/** What may be stale where it is unknown what has changed, without the calls that have versions. */
export function perhapsStale({ after, withVersions }: StaleCalls): QueryKey[] {
  const all = Object.values(after).flatMap(({ one, any }) => [...one, ...any]);
  const found = new Map(all.map((call) => [call.join('.'), keyOf(call)]));
  for (const call of withVersions) found.delete(call.join('.'));
  return [...found.values()];
}
