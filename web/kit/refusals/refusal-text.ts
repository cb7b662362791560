import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { amountNow, codeOf, leastNow, minutesNow, secondsToWait } from '../error-code.ts';
import { COMMON_TEXTS } from './common-texts.ts';
import { AMOUNT_CHANGED, INSIDE_TEXTS, leastText, timeText } from './inside-texts.ts';
import type { Refusal, RefusalTexts } from './refusal.ts';

const TEXTS: Record<Refusal, MessageDescriptor> = { ...COMMON_TEXTS, ...INSIDE_TEXTS };

/** What an error says to people; `own` are the texts of the call. */
export function refusalText(error: unknown, own: RefusalTexts = {}): MessageDescriptor {
  if (amountNow(error) !== null) return AMOUNT_CHANGED;
  const minutes = minutesNow(error);
  if (minutes !== null) return timeText(minutes);
  const least = leastNow(error);
  if (least !== null) return leastText(least);
  const code = codeOf(error);
  const refusal = isRefusal(code) ? code : 'no_answer';
  return own[refusal] ?? waitingText(refusal, error) ?? TEXTS[refusal];
}

const isRefusal = (code: string): code is Refusal => Object.hasOwn(TEXTS, code);

/** When to try again, where the server stated it. */
function waitingText(refusal: Refusal, error: unknown): MessageDescriptor | null {
  const seconds = refusal === 'too_many_requests' ? secondsToWait(error) : null;
  if (seconds === null) return null;
  const minutes = Math.ceil(seconds / 60);
  return msg`${plural(minutes, { one: 'Too many tries. Try again in a minute.', other: 'Too many tries. Try again in # minutes.' })}`;
}
