import { inBothLanguages } from './both-languages.ts';

interface TwoLanguages {
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
}

/**
 * A notification as a mail in both languages, with the way to what it is about (`address`, without a language) and, where its
 * person can do without such mails, the way to end them.
 */
export function renderNotificationMail(
  { title_en, title_ar, message_en, message_ar }: TwoLanguages,
  address: string,
  endMails: string | null,
) {
  return inBothLanguages({
    subject: { en: title_en, ar: title_ar },
    lines: { en: [message_en], ar: [message_ar] },
    link: { address, words: { en: 'Open in Hirfa', ar: 'افتح في حِرفة' } },
    ...(endMails !== null && { foot: { address: endMails, words: { en: 'No more of these mails', ar: 'إيقاف هذه الرسائل' } } }),
  });
}
