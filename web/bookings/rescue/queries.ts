import type { Orpc } from '../../kit/orpc.ts';

/** Who can be booked in the place of a booking. Others may take their times, so that it is always read again. */
export function rescueQuery(orpc: Orpc, id: string) {
  return { ...orpc.discovery.listRescue.queryOptions({ input: { id } }), staleTime: 0 };
}
