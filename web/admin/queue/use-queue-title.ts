import type { QueueCounts } from '@hirfa/contract/admin';
import { MOST_COUNTED } from '@hirfa/domain/admin';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** How much waits of all kinds. */
export const totalOf = (counts: QueueCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A number of a list that is counted up to some number. */
export const countText = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count));

/** So much waits, in the title of the tab: an admin sees it while they work elsewhere. */
export function useQueueTitle(counts: QueueCounts | undefined): void {
  const { t } = useLingui();
  const title = t`Work queue · Hirfa`;
  const total = counts === undefined ? 0 : totalOf(counts);
  // After each render: the router writes its own title when the address changes.
  useEffect(() => {
    document.title = total === 0 ? title : `(${countText(total)}) ${title}`;
  });
}
