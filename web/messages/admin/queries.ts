import { LOOK } from '../../kit/admin/query-options.ts';
import type { Orpc } from '../../kit/orpc.ts';

/** A report about a message; no live message is sent about its changes. */
export function reportQuery({ messages }: Orpc, id: string) {
  return messages.getReport.queryOptions({ input: { id }, ...LOOK });
}
