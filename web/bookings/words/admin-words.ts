import type { Booking } from '@hirfa/contract/bookings';
import type { Locale } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
import { type Stage, stageOf } from '../facts/facts.ts';
import { providerName, type StatusWords } from './words.ts';

const WORDS: Record<Exclude<Stage, 'waiting'>, Omit<StatusWords, 'next'>> = {
  unpaid: { tone: 'quiet', short: msg`Not paid yet` },
  payment_failed: { tone: 'bad', short: msg`Payment did not go through` },
  charging: { tone: 'ok', short: msg`Accepted` },
  confirmed: { tone: 'ok', short: msg`Confirmed` },
  started: { tone: 'ok', short: msg`Started` },
  in_progress: { tone: 'ok', short: msg`In progress` },
  done: { tone: 'warn', short: msg`Finished` },
  settled: { tone: 'quiet', short: msg`Settled` },
  cancelled: { tone: 'quiet', short: msg`Cancelled` },
};

export function adminWords(booking: Booking, locale: Locale): StatusWords {
  const stage = stageOf(booking);
  if (stage !== 'waiting') return { ...WORDS[stage], next: null };
  const name = providerName(booking, locale);
  return { tone: 'warn', short: msg`Waiting for ${name}`, next: null };
}
