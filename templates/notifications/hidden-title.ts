import type { Language } from '@hirfa/domain/market';
import type { NotificationKind } from '@hirfa/domain/notifications';

/** Instead of titles with names. */
const WITHOUT_NAMES: Partial<Record<NotificationKind, Record<Language, string>>> = {
  new_message: { en: 'New message', ar: 'رسالة جديدة' },
  support_message: { en: 'New message to support', ar: 'رسالة جديدة إلى الدعم' },
};

/** The title of a notification for a screen that everybody sees: what it is about, without a name. */
export function hiddenTitle(
  { type, ...titles }: { type: NotificationKind; title_en: string; title_ar: string },
  language: Language,
): string {
  return WITHOUT_NAMES[type]?.[language] ?? titles[`title_${language}`];
}
