import { type Sound, SOUNDS } from '@hirfa/domain/notifications';
import { SOUND_NAMES, type SoundName } from '@hirfa/domain/sounds';
import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { listenTo } from '../play.ts';
import { type Named, useMeanings } from './use-meanings.ts';

interface SoundListProps {
  /** The sound that the person chose for what has none of its own; undefined until it is known. */
  chosen: Sound | undefined;
  onChoose: (sound: Sound) => void;
  /** In place of the choice for visitors, who have no account to keep it. */
  forVisitors: ReactNode;
}

/** Every sound: what it tells, and a button that plays it. */
export function SoundList({ chosen, onChoose, forVisitors }: SoundListProps) {
  const isOwn = (sound: SoundName): sound is Exclude<SoundName, Sound> => !SOUNDS.some((choice) => choice === sound);
  return (
    <ul className="-my-2 divide-y divide-sand-2">
      <SoundRow meaning="notification_1" sound={chosen ?? 'notification_1'}>
        <div className="pt-3 pb-2">
          <div className="signed-in-only sm:max-w-xs">
            <UsualSound chosen={chosen} onChoose={onChoose} />
          </div>
          <div className="visitors-only">{forVisitors}</div>
        </div>
      </SoundRow>
      {SOUND_NAMES.filter(isOwn).map((sound) => (
        <SoundRow key={sound} meaning={sound} sound={sound} />
      ))}
    </ul>
  );
}

function SoundRow({ meaning, sound, children }: { meaning: Named; sound: SoundName; children?: ReactNode }) {
  const { t } = useLingui();
  const [name, hint] = useMeanings()[meaning];
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-s font-semibold text-ink-0">
          {name}
          <span className="block text-xs font-normal text-ink-2">{hint}</span>
        </p>
        <IconButton
          label={t`Play: ${name}`}
          icon={<Volume2 aria-hidden />}
          onClick={() => listenTo(sound)}
          className="-me-3"
        />
      </div>
      {children}
    </li>
  );
}

/** The choice of the usual sound, which is saved for all devices; a chosen one is played. */
function UsualSound({ chosen, onChoose }: Omit<SoundListProps, 'forVisitors'>) {
  const { t } = useLingui();
  const names: Record<Sound, string> = {
    notification_1: t`Two notes`,
    notification_2: t`One note`,
    notification_3: t`Three notes`,
  };
  function choose(wanted: string) {
    const sound = SOUNDS.find((each) => each === wanted);
    if (sound === undefined) return;
    listenTo(sound);
    onChoose(sound);
  }
  return (
    <SelectField
      label={t`Which sound`}
      value={chosen ?? 'notification_1'}
      disabled={chosen === undefined}
      onChange={(event) => choose(event.target.value)}
      options={SOUNDS.map((sound) => ({ value: sound, label: names[sound] }))}
    />
  );
}
