import type { Day } from '@hirfa/domain/market';
import type { Orpc } from '../../kit/orpc.ts';

/** What the person waits for. */
export function waitsQuery(orpc: Orpc) {
  return orpc.bookings.listWaits.queryOptions({ input: {} });
}

/** How many people wait for the days of a provider. */
export function waitingQuery(orpc: Orpc, from: Day, days: number) {
  return orpc.bookings.countWaiting.queryOptions({ input: { from, days } });
}
