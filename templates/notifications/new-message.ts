import type { Language } from '@hirfa/domain/market';
import { CHAT, shorten } from '@hirfa/domain/messages';
import { isolated } from './in-sentences.ts';

/** A message as it is stored: its contacts are masked, and a photo or a place has no text. */
export interface MessageWords {
  kind: 'text' | 'photo' | 'place';
  text: string | null;
}

/** What notifications say of a message that has no words. */
export const WITHOUT_TEXT: Record<'photo' | 'place', Record<Language, string>> = {
  photo: { en: 'A photo', ar: 'صورة' },
  place: { en: 'A place on the map', ar: 'موقع على الخريطة' },
};

/** Renders the notification of a new message, with its first 50 characters; names are display names. 5.8 */
export function renderNewMessage(from: Record<Language, string>, { kind, text }: MessageWords) {
  const words = text === null ? null : isolated(shorten(text.replace(/\s+/g, ' ').trim(), CHAT.previewLength));
  const { en, ar } = WITHOUT_TEXT[kind === 'place' ? 'place' : 'photo'];
  return {
    title_en: `Message from ${isolated(from.en)}`,
    title_ar: `رسالة من ${isolated(from.ar)}`,
    message_en: words ?? en,
    message_ar: words ?? ar,
  };
}

/** What its mail says instead of the message: the words of a chat stay out of mail boxes and of the outbox. */
export const MAILED_MESSAGE = {
  message_en: 'Open the chat to read it and to answer.',
  message_ar: 'افتح المحادثة لقراءتها والرد عليها.',
} as const;
