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
export function renderMail({ title_en, title_ar, message_en, message_ar }: TwoLanguages, address: string, endMails: string | null) {
  const foot = endMails === null ? '' : `\nNo more of these mails: ${endMails}\nإيقاف هذه الرسائل: ${inArabic(endMails)}\n`;
  return {
    subject: `${title_en} · ${title_ar}`,
    text: `${message_en}\n${address}\n\n${message_ar}\n${inArabic(address)}\n\nHirfa · حِرفة\n${foot}`,
  };
}

function inArabic(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}/ar${pathname}${search}`;
}
