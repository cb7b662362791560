import { rememberAudioEnabled, soundPreferences } from './stored-preferences.ts';

let audio: AudioContext | null = null;
let isOn = false;
let users = 0;
const watchers = new Set<() => void>();

/** Whether the browser has let this page sound; it does from a press on. */
export const isAudioOn = (): boolean => isOn;

/** Calls `changed` when the page may sound, until the returned function is called. */
export function watchAudio(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Runs something with the device's audio, which is suspended when nothing uses it. Only after a press. */
export async function withAudio(run: (audio: AudioContext) => Promise<void>): Promise<void> {
  audio ??= new AudioContext();
  users += 1;
  try {
    await audio.resume();
    if (!isOn) {
      isOn = true;
      rememberAudioEnabled();
      for (const changed of watchers) changed();
    }
    await run(audio);
  } finally {
    users -= 1;
    if (users === 0) await audio.suspend();
  }
}

/** What browsers count as presses. */
const PRESSES = ['pointerup', 'touchend', 'keydown'] as const;

/**
 * Starts audio for somebody who wants sounds: after a press that came before, or at the next ones, because Safari does
 * it only while a press is handled.
 */
export function unlockByPress(): void {
  const stop = () => {
    for (const press of PRESSES) document.removeEventListener(press, unlock, true);
  };
  function unlock() {
    if (!navigator.userActivation.hasBeenActive || !soundPreferences().enabled) return;
    // A device without audio stays silent.
    withAudio(async () => stop()).catch(() => undefined);
  }
  for (const press of PRESSES) document.addEventListener(press, unlock, true);
  unlock();
}
