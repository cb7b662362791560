import { useLingui } from '@lingui/react/macro';
import { simpleToast } from '../ui/toasts/simple-toast.ts';
import { toast } from '../ui/toasts/toast.ts';
import { askPermission } from './permission.ts';
import { registerDevice } from './registration.ts';
import { changeChoices } from './stored.ts';
import { joinTopics } from './topics/join-topics.ts';
import { useRegistrant } from './use-registrant.ts';

/** Asks for the permission, in reaction to a press, and registers this device where it is given. */
export function useSwitchOn(): () => Promise<void> {
  const { t } = useLingui();
  const registrant = useRegistrant();
  return async () => {
    if ((await askPermission()) !== 'granted') return;
    changeChoices({ off: false });
    if (await registerDevice(registrant())) {
      simpleToast({ title: t`We will tell you on this device` });
      await joinTopics(registrant());
    } else
      toast({
        tone: 'bad',
        title: t`This device could not be registered`,
        text: t`We will try again when you open Hirfa the next time.`,
      });
  };
}
