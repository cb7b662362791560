import { useLingui } from '@lingui/react/macro';
import { toast } from '../ui/toasts/toast.ts';
import { registerDevice } from './registration.ts';
import { changeChoices, readChoices } from './stored.ts';
import { useRegistrant } from './use-registrant.ts';

/** Hides texts on the lock screen, or shows them; what is not saved is taken back, and the person is told. */
export function useHideTexts(): (hides: boolean) => Promise<void> {
  const { t } = useLingui();
  const registrant = useRegistrant();
  return async (hides) => {
    changeChoices({ hides_text: hides });
    if (await registerDevice(registrant())) return;
    if (readChoices().hides_text === hides) changeChoices({ hides_text: !hides });
    toast({ tone: 'bad', title: t`This was not saved`, text: t`Please try again.` });
  };
}
