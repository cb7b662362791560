import type { OwnApplication } from '@hirfa/contract/providers';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSession } from '../../../kit/use-session.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { Draft, type DraftState } from './draft.ts';
import { localCopyOf } from './local-copy.ts';

/** The form of the signed-in person, which saves itself; `onClosed`: it was sent or decided on another device. */
export function useDraft(application: OwnApplication, onClosed: () => void): readonly [Draft, DraftState] {
  const { t } = useLingui();
  const { providers } = useOrpc();
  const session = useSession();
  const [draft] = useState(
    () =>
      new Draft(
        {
          save: async (saved) => (await providers.saveApplication.call(saved)).version,
          async load() {
            const now = await providers.getApplication.call({});
            if (now.status === 'draft' || now.status === 'rejected') return now;
            onClosed();
            return null;
          },
          copy: localCopyOf(session().userId()),
          onMerged: () =>
            toast({ title: t`You also typed on another device`, text: t`What you wrote there is shown here now.` }),
        },
        application,
      ),
  );
  useEffect(() => draft.receive(application), [draft, application]);
  useEffect(() => {
    draft.open();
    const save = () => void draft.flush();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
      void draft.close();
    };
  }, [draft]);
  return [draft, useSyncExternalStore(draft.watch, draft.state)];
}
