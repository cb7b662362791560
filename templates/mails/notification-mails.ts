import { inBothLanguages } from './both-languages.ts';

interface TwoLanguages {
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
}

/** A notification as a mail in both languages, with the way to what it is about (`address`, without a language). */
export function renderNotificationMail({ title_en, title_ar, message_en, message_ar }: TwoLanguages, address: string) {
  return inBothLanguages({
    subject: { en: title_en, ar: title_ar },
    lines: { en: [message_en], ar: [message_ar] },
    link: { address, words: { en: 'Open in Hirfa', ar: 'افتح في حِرفة' } },
  });
}
