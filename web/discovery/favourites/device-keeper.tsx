import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../ui/toasts/toast.ts';
import { keepOnDevice, keptIds } from './kept-on-device.ts';
import { FAVOURITES_KEY } from './key.ts';
import { keepPresses, type Press, showSaved } from './saved.ts';

/** Keeps whom a visitor saves, in this browser; renders nothing. */
export function DeviceKeeper() {
  const { t } = useLingui();
  const take = useEffectEvent(({ id, wanted }: Press) => {
    if (!keepOnDevice(id, wanted))
      toast({
        tone: 'bad',
        title: t`Not saved`,
        text: t`There is no more room in this browser. Sign in to save more.`,
      });
    showSaved(keptIds());
  });
  useEffect(() => {
    const stop = keepPresses(take);
    showSaved(keptIds());
    // Of other tabs, and of a sign-out.
    const read = ({ key }: StorageEvent) => {
      if (key === FAVOURITES_KEY || key === null) showSaved(keptIds());
    };
    addEventListener('storage', read);
    return () => {
      stop();
      removeEventListener('storage', read);
      showSaved(null);
    };
  }, []);
  return null;
}
