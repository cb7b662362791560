import type { Orpc } from '../../kit/orpc.ts';

/** The times that can be proposed for a booking. Others may take them, so that they are always read again. */
export function otherTimesQuery(orpc: Orpc, id: string, from: string | undefined) {
  return {
    ...orpc.bookings.listOtherTimes.queryOptions({ input: { id, days: 7, ...(from !== undefined && { from }) } }),
    staleTime: 0,
  };
}

/** The times for the free second visit after a job. */
export function secondVisitTimesQuery(orpc: Orpc, id: string, from: string | undefined) {
  return {
    ...orpc.bookings.listSecondVisitTimes.queryOptions({ input: { id, days: 7, ...(from !== undefined && { from }) } }),
    staleTime: 0,
  };
}
