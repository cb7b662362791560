import { type SoundName, volumeOf } from '@hirfa/domain/sounds';
import { isAudioOn, withAudio } from './audio.ts';
import { soundPreferences } from './stored-preferences.ts';

/** Lets one of a person's open pages do something, the first that takes it. */
type Take = (run: () => void) => void;

/** Plays a sound on the first page that takes it, if this browser wants it and this page may sound. */
export async function ring(sound: SoundName, take: Take = (run) => run()): Promise<void> {
  const volume = volumeOf(sound, soundPreferences());
  if (volume === 0 || !isAudioOn()) return;
  // A page that can't load the code leaves the sound to the others.
  const code = await import('./synthesise.ts').catch(() => null);
  if (code !== null) take(() => void sounds((audio) => code.synthesise(audio, sound, volume)));
}

/** Plays a sound that somebody asked to hear, whatever is switched off. */
export function listenTo(sound: SoundName): void {
  const { volume } = soundPreferences();
  if (volume > 0)
    sounds(async (audio) => {
      const { synthesise } = await import('./synthesise.ts');
      await synthesise(audio, sound, volume);
    });
}

/** A device without audio stays silent, as does a page without a connection. */
function sounds(run: Parameters<typeof withAudio>[0]): void {
  withAudio(run).catch(() => undefined);
}
