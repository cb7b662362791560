import { type Sound, SOUNDS } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { playSound } from '../../../ui/sounds.ts';

/** Which sound new notifications have; a chosen one is played. */
export function SoundChoice({
  value,
  disabled,
  onChange,
}: {
  value: Sound;
  disabled: boolean;
  onChange: (sound: Sound) => void;
}) {
  const { t } = useLingui();
  const names: Record<Sound, string> = {
    notification_1: t`Two notes`,
    notification_2: t`One note`,
    notification_3: t`Three notes`,
  };
  function choose(chosen: string) {
    const sound = SOUNDS.find((each) => each === chosen);
    if (sound === undefined) return;
    playSound(sound);
    onChange(sound);
  }
  return (
    <div className="flex items-end gap-2 pt-1 pb-2">
      <div className="min-w-0 grow sm:max-w-xs">
        <SelectField
          label={t`Which sound`}
          value={value}
          disabled={disabled}
          onChange={(event) => choose(event.target.value)}
          options={SOUNDS.map((sound) => ({ value: sound, label: names[sound] }))}
        />
      </div>
      <IconButton
        label={t`Listen to it`}
        icon={<Volume2 aria-hidden />}
        disabled={disabled}
        onClick={() => playSound(value)}
      />
    </div>
  );
}
