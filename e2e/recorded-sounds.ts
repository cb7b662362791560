import { PATTERNS, type SoundName } from '@hirfa/domain/sounds';
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    playedNotes: { pitch: number; at: number; volume: number }[];
  }
}

/** Records every note that pages of this browser start from their next load on. */
export async function recordSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.playedNotes = [];
    // For the browser, the scripts of the test are presses too.
    let isPressed = false;
    const press = ({ isTrusted }: Event) => void (isPressed ||= isTrusted);
    for (const name of ['mousedown', 'keydown']) addEventListener(name, press, true);
    Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => isPressed });
    const volumes = new WeakMap<BaseAudioContext, number>();
    const { start } = OscillatorNode.prototype;
    const { connect } = AudioNode.prototype;
    Object.defineProperty(AudioNode.prototype, 'connect', {
      value(this: AudioNode, ...target: Parameters<typeof connect>) {
        if (this instanceof GainNode && target[0] instanceof AudioDestinationNode)
          volumes.set(this.context, this.gain.value);
        return connect.apply(this, target);
      },
    });
    OscillatorNode.prototype.start = function (at = 0) {
      window.playedNotes.push({ pitch: this.frequency.value, at, volume: volumes.get(this.context) ?? 1 });
      start.call(this, at);
    };
  });
}

/** What a page has played since the last look: each note with its time after the first, and how loud all was. */
export async function heard(page: Page): Promise<{ notes: string[]; volume: number }> {
  const played = await page.evaluate(() => window.playedNotes.splice(0));
  const [first] = played;
  const notes = played.map(({ pitch, at }) => noteOf(pitch, at - (first?.at ?? 0)));
  return { notes, volume: Number((first?.volume ?? 0).toFixed(2)) };
}

/** What is heard of a sound. */
export const notesOf = (sound: SoundName): string[] =>
  PATTERNS[sound].map(({ frequency, at }) => noteOf(frequency, at));

const noteOf = (pitch: number, at: number) => `${pitch.toFixed(1)} Hz after ${at.toFixed(2)} s`;
