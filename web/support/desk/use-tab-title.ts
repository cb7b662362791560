import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** So many people wait, in the title of the tab: an admin sees it while they work elsewhere. */
export function useTabTitle(waiting: number): void {
  const { t } = useLingui();
  const title = t`Live support · Hirfa`;
  // After each render: the router writes its own title when the address changes.
  useEffect(() => {
    document.title = waiting === 0 ? title : `(${waiting}) ${title}`;
  });
}
