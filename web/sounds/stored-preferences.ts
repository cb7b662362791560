import { type SoundPreferences, soundPreferencesOf } from '@hirfa/domain/sounds';
import { CHOSEN_KEY as KEY } from './has-chosen-sounds.ts';

const ENABLED_KEY = 'hirfa.audio-enabled';

/** Where a browser stores nothing, the preferences last as long as the page. */
let memory: string | null = null;
const watchers = new Set<() => void>();

let last: { stored: string | null; preferences: SoundPreferences } | null = null;

/** The preferences of this browser; the same object until they change. */
export function soundPreferences(): SoundPreferences {
  const stored = read(KEY) ?? memory;
  if (last === null || last.stored !== stored) last = { stored, preferences: soundPreferencesOf(stored) };
  return last.preferences;
}

export function storeSoundPreferences(preferences: SoundPreferences): void {
  memory = JSON.stringify(preferences);
  write(KEY, memory);
  for (const changed of watchers) changed();
}

/** Calls `changed` when this or another tab changes the preferences, until the returned function is called. */
export function watchSoundPreferences(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Whether a page of this browser was ever allowed to sound. 3.26 */
export const wasAudioEnabled = (): boolean => read(ENABLED_KEY) !== null;
export const rememberAudioEnabled = (): void => write(ENABLED_KEY, 'true');

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page itself keeps them.
  }
}
