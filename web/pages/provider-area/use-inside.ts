import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { hasInside } from '../../kit/i18n.ts';

/** Whether the `inside` texts are there; until the page is hydrated it looks as if they were not. */
export function useInside(): boolean {
  const { i18n } = useRouter().options.context;
  const subscribe = useCallback((onChange: () => void) => i18n.on('change', onChange), [i18n]);
  return useSyncExternalStore(
    subscribe,
    () => hasInside(i18n),
    () => false,
  );
}
