import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../ui/fields/switch.tsx';
import { DeniedNotice } from './denied-notice.tsx';
import { usePushChoices, usePushState } from './permission.ts';
import { removeDevice } from './registration.ts';
import { changeChoices } from './stored.ts';
import { useHideTexts } from './use-hide-texts.ts';
import { useRegistrant } from './use-registrant.ts';
import { useSwitchOn } from './use-switch-on.ts';

/** Whether this device shows pushes, and how much of them on its lock screen. */
export function DeviceChoices() {
  const { t } = useLingui();
  const state = usePushState();
  const { hides_text } = usePushChoices();
  const registrant = useRegistrant();
  const switchOn = useSwitchOn();
  const hideTexts = useHideTexts();
  function switchOff(): void {
    changeChoices({ off: true });
    void removeDevice(registrant());
  }
  return (
    <div className="-my-2.5 divide-y divide-sand-2">
      <div>
        <Switch
          label={t`Notifications on this device`}
          hint={<Trans>Also when Hirfa is closed.</Trans>}
          checked={state === 'on'}
          disabled={state === 'denied'}
          onChange={(on) => (on ? void switchOn() : switchOff())}
        />
        {state === 'denied' && (
          <div className="pb-3">
            <DeniedNotice />
          </div>
        )}
      </div>
      <Switch
        label={t`Hide message texts on the lock screen`}
        hint={<Trans>Notifications then say only what they are about.</Trans>}
        checked={hides_text}
        disabled={state !== 'on'}
        onChange={(hides) => void hideTexts(hides)}
      />
    </div>
  );
}
