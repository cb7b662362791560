import { inBothLanguages } from './both-languages.ts';

interface TwoLanguages {
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
}

const NO_MAILS = { en: 'No more of these mails', ar: 'إيقاف هذه الرسائل' };
/** An offer says why it came. */
const NO_OFFERS = {
  en: 'You have agreed to offers of Hirfa. No more offers',
  ar: 'تصلك العروض بموافقتك. إيقاف عروض حِرفة',
};

/**
 * Renders a notification as a mail in both languages, with a link to its subject (`address`, without the language
 * prefix). `endMails` is the unsubscribe link of optional mails, or of offers where `isOffer`; `stars` are the
 * addresses that press one to five stars.
 */
export function renderNotificationMail(
  { title_en, title_ar, message_en, message_ar }: TwoLanguages,
  address: string,
  endMails: string | null,
  { stars = [], isOffer = false }: { stars?: readonly string[]; isOffer?: boolean } = {},
) {
  return inBothLanguages({
    subject: { en: title_en, ar: title_ar },
    lines: { en: [message_en], ar: [message_ar] },
    stars,
    link: { address, words: { en: 'Open in Hirfa', ar: 'افتح في حِرفة' } },
    ...(endMails !== null && {
      foot: { address: endMails, words: isOffer ? NO_OFFERS : NO_MAILS },
    }),
  });
}
