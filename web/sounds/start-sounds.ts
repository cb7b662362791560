import type { SoundName } from '@hirfa/domain/sounds';
import { subscribeToToasts, type Toast } from '../ui/toasts/toast.ts';
import { unlockByPress } from './audio.ts';
import { ring } from './play.ts';

const TOAST_SOUNDS: Record<NonNullable<Toast['tone']>, SoundName> = {
  plain: 'toast_info',
  ok: 'toast_success',
  warn: 'toast_warning',
  bad: 'toast_error',
};

let isStarted = false;

/** Lets the page sound from its first press on, toasts too where they are switched on, until it is closed. */
export function startSounds(): void {
  if (isStarted) return;
  isStarted = true;
  unlockByPress();
  subscribeToToasts(({ tone = 'plain', isNews }) => !isNews && void ring(TOAST_SOUNDS[tone]));
}
