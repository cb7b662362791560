import { formatDateTime, type Language } from '@hirfa/domain/market';
import { isolated } from '../notifications/index.ts';

/** Tells somebody who waits that a time is free, and until when only they are told. */
export function renderWaitlistFree(provider: Record<Language, string>, start: Date, until: Date) {
  const when = (language: Language) => formatDateTime(start, 'day-and-time', language);
  const time = (language: Language) => formatDateTime(until, 'time', language);
  return {
    title_en: `A time you wait for is free: ${isolated(provider.en)}`,
    title_ar: `أصبح موعد تنتظره متاحًا مع ${isolated(provider.ar)}`,
    message_en: `${when('en')} is free now. Until ${time('en')} we tell only you. It is not held for you.`,
    message_ar: `موعد ${when('ar')} متاح الآن. لن نخبر غيرك قبل ${time('ar')}، لكن الموعد غير محجوز لك.`,
  };
}
