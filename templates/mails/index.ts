interface TwoLanguages {
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
}

/** A notification as a mail in both languages, with the way to what it is about (`address`, without a language). */
export function renderMail({ title_en, title_ar, message_en, message_ar }: TwoLanguages, address: string) {
  const { origin, pathname, search } = new URL(address);
  const arabic = `${origin}/ar${pathname}${search}`;
  return {
    subject: `${title_en} · ${title_ar}`,
    text: `${message_en}\n${address}\n\n${message_ar}\n${arabic}\n\nHirfa · حِرفة\n`,
  };
}
