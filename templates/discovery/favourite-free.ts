import { formatDateTime, type Language } from '@hirfa/domain/market';
import { isolated } from '../notifications/index.ts';

/** Tells somebody that a provider whom they have saved has free time this week. */
export function renderFavouriteFree(provider: Record<Language, string>, freeAt: Date) {
  const when = (language: Language) => formatDateTime(freeAt, 'day-and-time', language);
  return {
    title_en: `${isolated(provider.en)} has free time this week`,
    title_ar: `مواعيد متاحة هذا الأسبوع مع ${isolated(provider.ar)}`,
    message_en: `You saved this provider. The first free time is ${when('en')}.`,
    message_ar: `أقرب موعد متاح ${when('ar')}. يصلك هذا الإشعار لأن مقدم الخدمة من محفوظاتك.`,
  };
}
