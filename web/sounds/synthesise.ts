import { ATTACK_S, PATTERNS, SILENCE, type SoundName } from '@hirfa/domain/sounds';

/** Plays a sound at a volume from 0 to 1; until it has ended. */
export async function synthesise(audio: AudioContext, sound: SoundName, volume: number): Promise<void> {
  const loudness = audio.createGain();
  loudness.gain.value = volume;
  loudness.connect(audio.destination);
  const starts = audio.currentTime;
  const notes = PATTERNS[sound].map(({ frequency, at, length, gain, wave }) => {
    const [tone, envelope] = [audio.createOscillator(), audio.createGain()];
    const [from, until] = [starts + at, starts + at + length];
    tone.type = wave;
    tone.frequency.value = frequency;
    envelope.gain.setValueAtTime(0, from);
    envelope.gain.linearRampToValueAtTime(gain, from + ATTACK_S);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, until);
    tone.connect(envelope).connect(loudness);
    tone.start(from);
    tone.stop(until);
    return new Promise((ended) => tone.addEventListener('ended', ended));
  });
  await Promise.all(notes);
  loudness.disconnect();
}
