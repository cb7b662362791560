import { inBothLanguages } from './both-languages.ts';

interface TwoLanguages {
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
}

/**
 * Renders a notification as a mail in both languages, with a link to its subject (`address`, without the language
 * prefix). `endMails` is the unsubscribe link of optional mails; `stars` are the addresses that press one to five
 * stars.
 */
export function renderNotificationMail(
  { title_en, title_ar, message_en, message_ar }: TwoLanguages,
  address: string,
  endMails: string | null,
  stars: readonly string[] = [],
) {
  return inBothLanguages({
    subject: { en: title_en, ar: title_ar },
    lines: { en: [message_en], ar: [message_ar] },
    stars,
    link: { address, words: { en: 'Open in Hirfa', ar: 'افتح في حِرفة' } },
    ...(endMails !== null && {
      foot: { address: endMails, words: { en: 'No more of these mails', ar: 'إيقاف هذه الرسائل' } },
    }),
  });
}
