import { UPDATE_NOTICE_MS } from '@hirfa/domain/screens';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.ts';

/** Where a browser stores the name of the entry file that it ran last. */
export const RELEASE_KEY = 'hirfa.release';
let isNewer = false;

/** Remembers the release of this browser by the name of its entry file, which changes with each release. */
export function rememberRelease(entry: string): void {
  const { pathname } = new URL(entry);
  try {
    const before = localStorage.getItem(RELEASE_KEY);
    isNewer = before !== null && before !== pathname;
    localStorage.setItem(RELEASE_KEY, pathname);
  } catch {
    // Where nothing can be stored, no update is detected.
  }
}

/** Shows once that the release is newer than the last one of this browser. 2.57 */
export function useUpdateNotice(): void {
  const { t } = useLingui();
  const title = t`App Updated!`;
  useEffect(() => {
    if (isNewer) toast({ tone: 'ok', title, durationMs: UPDATE_NOTICE_MS });
    isNewer = false;
  }, [title]);
}
