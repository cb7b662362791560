import type { StreamEvent } from '@hirfa/contract/realtime';
import type { QueryKey } from '@tanstack/react-query';

type Change = StreamEvent['type'];
/** A call by its room and its name. */
type Call = readonly [room: string, name: string];

/** For each live message the calls that show what it is about: the `one` of their `id`, or `any`. */
export type StaleCalls = Readonly<Partial<Record<Change, { one: readonly Call[]; any: readonly Call[] }>>>;

/** Calls of bookings whose answers show by a version whether they are stale (`refetch-changed-bookings.ts`). */
export const VERSIONED_CALLS = ['bookings.getBooking', 'bookings.listBookings', 'bookings.listProviderBookings'];

const keyOf = (call: Call, about: object = {}): QueryKey => [call, about];

/** What a change of one thing makes stale. */
export function staleAfter(calls: StaleCalls, change: Change, id: string): QueryKey[] {
  const { one = [], any = [] } = calls[change] ?? {};
  return [...one.map((call) => keyOf(call, { input: { id } })), ...any.map((call) => keyOf(call))];
}

/** What may be stale where it is unknown what has changed, without the versioned calls. */
export function perhapsStale(calls: StaleCalls): QueryKey[] {
  const all = Object.values(calls).flatMap(({ one, any }) => [...one, ...any]);
  const known = new Map(all.map((call) => [call.join('.'), call]));
  return [...known].flatMap(([name, call]) => (VERSIONED_CALLS.includes(name) ? [] : [keyOf(call)]));
}
