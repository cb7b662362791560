/** The sounds of specification 9.29, those of notifications (9.27, 9.28), and the others that a person can choose. */
export const SOUND_NAMES = [
  'notification_1',
  'notification_2',
  'notification_3',
  'booking_alert',
  'urgent_booking',
  'admin_booking',
  'provider_assignment',
  'provider_message',
  'customer_message',
  'admin_to_provider_message',
  'provider_to_admin_message',
  'toast_success',
  'toast_error',
  'toast_warning',
  'toast_info',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** One note of a pattern. It becomes loud within `ATTACK_S` and then dies away until its end. */
export interface Note {
  /** Its pitch in Hz. */
  frequency: number;
  /** When it begins, in seconds after the first note. */
  at: number;
  /** How long it lasts, in seconds. */
  length: number;
  /** Its loudness at full volume; the notes that sound at the same time have at most 1 together. */
  gain: number;
  wave: 'sine' | 'triangle' | 'square';
}

/** In how many seconds a note becomes loud: at once would crack. */
export const ATTACK_S = 0.01;
/** The gain at which a note has died away. */
export const SILENCE = 0.001;

type Tune = readonly (readonly [frequency: number, at: number])[];

/** Notes that differ only in pitch and beginning. */
const play = (tune: Tune, rest: Pick<Note, 'length' | 'gain' | 'wave'>): readonly Note[] =>
  tune.map(([frequency, at]) => ({ frequency, at, ...rest }));

/** The same notes again at these times. */
const repeat = (notes: readonly Note[], starts: readonly number[]): readonly Note[] =>
  starts.flatMap((start) => notes.map((note) => ({ ...note, at: note.at + start })));

// The pitches of the equal-tempered scale, in Hz.
const [BB3, E4, G4, BB4, C5, D5, E5, FS5, G5, A5, C6, D6, E6] = [
  233.1, 329.6, 392, 466.2, 523.3, 587.3, 659.3, 740, 784, 880, 1046.5, 1174.7, 1318.5,
] as const;

/**
 * The patterns of the sounds (specification 9.31 does not show them: our design). What cannot wait is long and repeats
 * itself; what went well rises, what failed falls, and what somebody writes is short.
 */
export const PATTERNS: Record<SoundName, readonly Note[]> = {
  notification_1: play(
    [
      [E5, 0],
      [A5, 0.14],
    ],
    { length: 0.45, gain: 0.26, wave: 'sine' },
  ),
  notification_2: play([[D5, 0]], { length: 0.45, gain: 0.26, wave: 'sine' }),
  notification_3: play(
    [
      [C5, 0],
      [E5, 0.1],
      [G5, 0.2],
    ],
    { length: 0.45, gain: 0.26, wave: 'sine' },
  ),
  booking_alert: repeat(
    play(
      [
        [G5, 0],
        [C6, 0.16],
      ],
      { length: 0.3, gain: 0.32, wave: 'triangle' },
    ),
    [0, 0.55, 1.1],
  ),
  urgent_booking: repeat(
    play(
      [
        [FS5, 0],
        [FS5, 0.11],
        [FS5, 0.22],
      ],
      { length: 0.16, gain: 0.2, wave: 'square' },
    ),
    [0, 0.6, 1.2],
  ),
  admin_booking: play(
    [
      [G4, 0],
      [D5, 0.2],
      [G4, 0.4],
    ],
    { length: 0.35, gain: 0.3, wave: 'triangle' },
  ),
  provider_assignment: play(
    [
      [C5, 0],
      [G5, 0.14],
      [C6, 0.28],
      [E6, 0.42],
    ],
    { length: 0.4, gain: 0.22, wave: 'sine' },
  ),
  provider_message: play(
    [
      [C6, 0],
      [A5, 0.12],
    ],
    { length: 0.24, gain: 0.26, wave: 'sine' },
  ),
  customer_message: play(
    [
      [BB4, 0],
      [BB4, 0.12],
      [FS5, 0.24],
    ],
    { length: 0.24, gain: 0.28, wave: 'sine' },
  ),
  admin_to_provider_message: [
    ...play(
      [
        [E4, 0],
        [BB4, 0],
      ],
      { length: 0.35, gain: 0.24, wave: 'triangle' },
    ),
    ...play([[E5, 0.22]], { length: 0.45, gain: 0.26, wave: 'triangle' }),
  ],
  provider_to_admin_message: play(
    [
      [G5, 0],
      [D5, 0.16],
      [G5, 0.32],
      [D5, 0.48],
    ],
    {
      length: 0.2,
      gain: 0.28,
      wave: 'triangle',
    },
  ),
  toast_success: play(
    [
      [A5, 0],
      [E6, 0.08],
    ],
    { length: 0.2, gain: 0.22, wave: 'sine' },
  ),
  toast_error: play(
    [
      [E4, 0],
      [BB3, 0.14],
    ],
    { length: 0.3, gain: 0.34, wave: 'triangle' },
  ),
  toast_warning: play(
    [
      [BB4, 0],
      [BB4, 0.18],
    ],
    { length: 0.14, gain: 0.3, wave: 'triangle' },
  ),
  toast_info: play([[D6, 0]], { length: 0.18, gain: 0.22, wave: 'sine' }),
};

/** How long a pattern lasts, in seconds. */
export const lengthOf = (notes: readonly Note[]): number => Math.max(...notes.map(({ at, length }) => at + length));
