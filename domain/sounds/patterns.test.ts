import { expect, test } from 'vitest';
import { ATTACK_S, lengthOf, type Note, PATTERNS, SILENCE, SOUND_NAMES, type SoundName } from './index.ts';

const RATE = 8000;
const WINDOW = 512;
const HOP = 256;
const LONGEST_S = 2;
/** Pitches a semitone apart, from 110 Hz to 3.5 kHz. */
const PITCHES = Array.from({ length: 61 }, (_, semitone) => 110 * 2 ** (semitone / 12));
/** From how many semitones on an ear hears another melody rather than the same one a little higher. */
const EAR_SEMITONES = 1.5;
const MOST_ALIKE = 0.7;

/** The loudness of a note, `t` seconds after it began; Web Audio's ramps in the same shape. */
function loudness({ gain, length }: Note, t: number): number {
  if (t < 0 || t >= length) return 0;
  if (t < ATTACK_S) return (gain * t) / ATTACK_S;
  return gain * (SILENCE / gain) ** ((t - ATTACK_S) / (length - ATTACK_S));
}

/** The partials of a wave that fit the rate of samples, as [multiple of the pitch, gain]. */
function partials({ wave, frequency }: Note): [multiple: number, gain: number][] {
  const odd = [1, 3, 5, 7, 9].filter((multiple) => multiple * frequency < RATE / 2);
  if (wave === 'sine') return [[1, 1]];
  if (wave === 'square') return odd.map((multiple) => [multiple, 4 / (Math.PI * multiple)]);
  return odd.map((multiple, n) => [multiple, ((-1) ** n * 8) / (Math.PI * multiple) ** 2]);
}

function samplesOf(notes: readonly Note[]): Float64Array {
  const samples = new Float64Array(LONGEST_S * RATE);
  for (const note of notes)
    for (const [multiple, gain] of partials(note))
      for (let i = Math.floor(note.at * RATE); i < (note.at + note.length) * RATE; i += 1) {
        const t = i / RATE - note.at;
        samples[i] =
          (samples[i] ?? 0) + loudness(note, t) * gain * Math.sin(2 * Math.PI * multiple * note.frequency * t);
      }
  return samples;
}

/** How strong each pitch is in a Hann window of 64 ms, for each window; together of length 1. */
function spectrogramOf(notes: readonly Note[]): number[] {
  const samples = samplesOf(notes);
  const rows: number[] = [];
  for (let from = 0; from + WINDOW <= samples.length; from += HOP) {
    const strengths = WAVES.map(([cosines, sines]) => {
      let [real, imaginary] = [0, 0];
      for (let i = 0; i < WINDOW; i += 1) {
        real += (samples[from + i] ?? 0) * (cosines[i] ?? 0);
        imaginary += (samples[from + i] ?? 0) * (sines[i] ?? 0);
      }
      return Math.hypot(real, imaginary);
    });
    rows.push(...blurred(strengths));
  }
  const size = Math.hypot(...rows);
  return rows.map((strength) => strength / size);
}

/** A pitch also counts for those that are nearly the same. */
const blurred = (strengths: readonly number[]) =>
  strengths.map((_, pitch) =>
    strengths.reduce(
      (sum, strength, other) => sum + strength * Math.exp(-((pitch - other) ** 2) / (2 * EAR_SEMITONES ** 2)),
      0,
    ),
  );

const WAVES = PITCHES.map((pitch) =>
  [Math.cos, Math.sin].map((wave) =>
    Float64Array.from(
      { length: WINDOW },
      (_, i) => (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW)) * wave((2 * Math.PI * pitch * i) / RATE),
    ),
  ),
) as [cosines: Float64Array, sines: Float64Array][];

/** How alike two sounds are: 1 for the same, 0 for nothing in common. */
const likeness = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, strength, i) => sum + strength * (other[i] ?? 0), 0);

/** The pairs of sounds that an ear would take for each other. */
function alike(patterns: Record<string, readonly Note[]>): string[] {
  const all = Object.entries(patterns).map(([name, notes]) => [name, spectrogramOf(notes)] as const);
  return all.flatMap(([name, one], index) =>
    all.slice(index + 1).flatMap(([other, two]) => {
      const likely = likeness(one, two);
      return likely > MOST_ALIKE ? [`${name} = ${other} (${likely.toFixed(2)})`] : [];
    }),
  );
}

const pitches = (sound: SoundName) => PATTERNS[sound].map(({ frequency }) => frequency);
const isSorted = (values: readonly number[], isBefore: (a: number, b: number) => boolean) =>
  values.every((value, i) => i === 0 || isBefore(values[i - 1] ?? Number.NaN, value));

test('each sound lasts 0.15 to 2 seconds, has notes that can be heard, and is never louder than full volume', () => {
  for (const sound of SOUND_NAMES) {
    const notes = PATTERNS[sound];
    expect(Math.min(...notes.map(({ at }) => at)), sound).toBe(0);
    expect(lengthOf(notes), sound).toBeGreaterThanOrEqual(0.15);
    expect(lengthOf(notes), sound).toBeLessThanOrEqual(2);
    for (const { frequency, at, length, gain } of notes) {
      expect(frequency, sound).toBeGreaterThanOrEqual(200);
      expect(frequency, sound).toBeLessThanOrEqual(2000);
      expect(length, sound).toBeGreaterThanOrEqual(0.1);
      expect(gain, sound).toBeGreaterThanOrEqual(0.2);
      const together = notes.filter((note) => note.at <= at && at < note.at + note.length);
      expect(
        together.reduce((sum, note) => sum + note.gain, 0),
        sound,
      ).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...samplesOf(notes).map(Math.abs)), sound).toBeLessThanOrEqual(1);
  }
});

test('every pitch is one of the equal-tempered scale, and no note comes after a long silence', () => {
  for (const sound of SOUND_NAMES) {
    const notes = PATTERNS[sound].toSorted((one, other) => one.at - other.at);
    for (const [i, { frequency, at }] of notes.entries()) {
      const semitones = Math.round(12 * Math.log2(frequency / 440));
      expect(Math.abs(frequency - 440 * 2 ** (semitones / 12)), `${sound} ${frequency}`).toBeLessThan(0.1);
      const silentSince = Math.max(0, ...notes.slice(0, i).map((note) => note.at + note.length));
      expect(at - silentSince, sound).toBeLessThan(0.3);
    }
  }
});

test('what cannot wait is long and repeats itself, success rises, an error falls', () => {
  const urgent = ['booking_alert', 'urgent_booking'] as const;
  const others = SOUND_NAMES.filter((sound) => !urgent.some((each) => each === sound));
  const longest = Math.max(...others.map((sound) => lengthOf(PATTERNS[sound])));
  for (const sound of urgent) {
    expect(lengthOf(PATTERNS[sound]), sound).toBeGreaterThan(longest);
    const third = pitches(sound).length / 3;
    expect(pitches(sound), sound).toEqual([0, 1, 2].flatMap(() => pitches(sound).slice(0, third)));
  }
  for (const sound of ['toast_success', 'provider_assignment'] as const)
    expect(
      isSorted(pitches(sound), (a, b) => a < b),
      sound,
    ).toBe(true);
  expect(isSorted(pitches('toast_error'), (a, b) => a > b)).toBe(true);
});

test('no two sounds are alike: not even one that is another a little higher, slower or softer would pass', () => {
  expect(alike(PATTERNS)).toEqual([]);
  for (const sound of SOUND_NAMES) {
    const notes = PATTERNS[sound];
    const higher = notes.map((note) => ({ ...note, frequency: note.frequency * 1.05 }));
    expect(alike({ sound: notes, higher }), sound).toHaveLength(1);
    const slower = notes.map((note) => ({ ...note, at: note.at * 1.02, length: note.length * 1.02 }));
    expect(alike({ sound: notes, slower }), sound).toHaveLength(1);
    const softer = notes.map((note) => ({ ...note, gain: note.gain / 2 }));
    expect(alike({ sound: notes, softer }), sound).toHaveLength(1);
  }
});
