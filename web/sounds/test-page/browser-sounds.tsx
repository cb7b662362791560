import { SOUND_KINDS, type SoundKind, type SoundPreferences, soundPreferencesOf } from '@hirfa/domain/sounds';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';
import { isAudioOn, watchAudio } from '../audio.ts';
import {
  soundPreferences,
  storeSoundPreferences,
  wasAudioEnabled,
  watchSoundPreferences,
} from '../stored-preferences.ts';

/** What this browser plays and how loud, and whether this page may sound yet; `isWanted`: on some device at all. */
export function BrowserSounds({ isWanted }: { isWanted: boolean }) {
  const { t } = useLingui();
  const preferences = useSoundPreferences();
  const change = (changes: Partial<SoundPreferences>) => storeSoundPreferences({ ...soundPreferences(), ...changes });
  const words: Record<SoundKind, [name: string, hint: string]> = {
    bookingNotifications: [t`Bookings`, t`Requests, answers, reminders, money and everything that is not below.`],
    messageNotifications: [t`Messages`, t`What customers and providers write about a booking.`],
    adminMessages: [t`Our decisions`, t`For providers: what we decide about an application or a page.`],
    providerMessages: [t`Applications`, t`For admins: what providers send in.`],
    toastNotifications: [t`Short notices`, t`When something you do here works or fails.`],
  };
  return (
    <>
      <output>
        <State isOn={preferences.enabled} isWanted={isWanted} />
      </output>
      <div className="mt-3 -mb-2.5 divide-y divide-sand-2">
        <div>
          <Switch
            label={t`Sounds in this browser`}
            checked={preferences.enabled}
            onChange={(enabled) => change({ enabled })}
          />
          <Volume value={preferences.volume} onChange={(volume) => change({ volume })} />
        </div>
        {SOUND_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={words[kind][0]}
            hint={words[kind][1]}
            checked={preferences.enabled && preferences[kind]}
            disabled={!preferences.enabled}
            onChange={(isOn) => change({ [kind]: isOn })}
          />
        ))}
      </div>
    </>
  );
}

const WITHOUT_STORAGE = soundPreferencesOf(null);

/** What this browser plays by. Looking at it changes nothing. */
const useSoundPreferences = (): SoundPreferences =>
  useSyncExternalStore(watchSoundPreferences, soundPreferences, () => WITHOUT_STORAGE);

function State({ isOn, isWanted }: { isOn: boolean; isWanted: boolean }) {
  const isHeard = useSyncExternalStore(watchAudio, isAudioOn, () => false);
  const wasHeard = useSyncExternalStore(watchAudio, wasAudioEnabled, () => false);
  const words = (tone: StateTone, text: ReactNode) => <StateBadge tone={tone}>{text}</StateBadge>;
  if (!isWanted) return words('quiet', <Trans>Sound is off in your settings</Trans>);
  if (!isOn) return words('quiet', <Trans>Sound is off in this browser</Trans>);
  if (isHeard) return words('ok', <Trans>Sound is on</Trans>);
  if (wasHeard) return words('quiet', <Trans>Sound is on after your next press</Trans>);
  return words('warn', <Trans>Press anywhere to switch sound on</Trans>);
}

function Volume({ value, onChange }: { value: number; onChange: (volume: number) => void }) {
  const id = useId();
  const locale = useLocale();
  const shown = value.toLocaleString(locale, { style: 'percent' });
  return (
    <div className="flex items-center gap-4 pb-2">
      <label htmlFor={id} className="shrink-0 text-s font-semibold text-ink-0">
        <Trans>Volume</Trans>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 min-w-0 grow accent-teal"
      />
      <span aria-hidden className="w-12 shrink-0 text-end text-s text-ink-1 tabular-nums">
        {shown}
      </span>
    </div>
  );
}
