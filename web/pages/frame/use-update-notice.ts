import { UPDATE_NOTICE_MS } from '@hirfa/domain/screens';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.ts';

const KEY = 'hirfa.release';
let isNewer = false;

/** Remembers which release this browser runs, by its entry: the name of that changes with everything it leads to. */
export function rememberRelease(entry: string): void {
  const { pathname } = new URL(entry);
  try {
    const before = localStorage.getItem(KEY);
    isNewer = before !== null && before !== pathname;
    localStorage.setItem(KEY, pathname);
  } catch {
    // Where nothing can be remembered, nothing is compared.
  }
}

/** Notifies once that the release is newer than the one this browser ran before. 2.57 */
export function useUpdateNotice(): void {
  const { t } = useLingui();
  const title = t`App Updated!`;
  useEffect(() => {
    if (isNewer) toast({ tone: 'ok', title, durationMs: UPDATE_NOTICE_MS });
    isNewer = false;
  }, [title]);
}
