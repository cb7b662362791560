import type { Sound } from '@hirfa/domain/notifications';

/** A note: its pitch in Hz and when it begins, in seconds. */
type Note = readonly [pitch: number, at: number];

const PATTERNS: Record<Sound, readonly Note[]> = {
  notification_1: [
    [659, 0],
    [880, 0.14],
  ],
  notification_2: [[587, 0]],
  notification_3: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
  ],
};
const VOLUME = 0.18;
const FADES_S = 0.45;

/** Plays a sound; browsers allow it only after the first interaction with the page. */
export function playSound(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [pitch, at] of PATTERNS[sound]) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const begins = audio.currentTime + at;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(VOLUME, begins);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + FADES_S);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + FADES_S);
  }
  setTimeout(() => void audio.close(), 1500);
}
