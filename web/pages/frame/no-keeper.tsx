import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { keepPresses, showSaved } from '../../discovery/index.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Refuses presses on hearts where the code that keeps them could not be loaded. */
export function NoKeeper() {
  const { t } = useLingui();
  const refuse = useEffectEvent(() => {
    toast({ tone: 'bad', title: t`Not saved`, text: t`Check your connection and load the page again.` });
    showSaved(null);
  });
  useEffect(() => keepPresses(refuse), []);
  return null;
}
