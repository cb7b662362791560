export { ATTACK_S, lengthOf, type Note, PATTERNS, SILENCE, SOUND_NAMES, type SoundName } from './patterns.ts';
export {
  NEW_SOUND_PREFERENCES,
  SOUND_KINDS,
  type SoundKind,
  type SoundPreferences,
  soundPreferencesOf,
  VOLUME_WITHOUT_PREFERENCES,
  volumeOf,
} from './preferences.ts';
