import type { Language } from '@hirfa/domain/market';
import { isolated } from '../notifications/index.ts';

/** Renders what an admin decided about a message that the reader has reported; `title` is that of the booking. */
export function renderReportDecided(outcome: 'hidden' | 'dismissed', title: Record<Language, string>) {
  const [en, ar] = [isolated(title.en), isolated(title.ar)];
  const isHidden = outcome === 'hidden';
  return {
    title_en: 'We looked at your report',
    title_ar: 'راجعنا بلاغك',
    message_en: isHidden
      ? `The message you reported in the chat about ${en} is hidden. Thank you.`
      : `We read the message you reported in the chat about ${en}. It stays, because it breaks no rule.`,
    message_ar: isHidden
      ? `أخفينا الرسالة التي أبلغت عنها في محادثة ${ar}. شكرًا لك.`
      : `قرأنا الرسالة التي أبلغت عنها في محادثة ${ar}، وبقيت لأنها لا تخالف القواعد.`,
  };
}
