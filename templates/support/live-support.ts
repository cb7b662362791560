import type { Language } from '@hirfa/domain/market';
import { CHAT, shorten } from '@hirfa/domain/messages';
import { isolated, WITHOUT_TEXT } from '../notifications/index.ts';

/** The first 50 characters of a message; a photo has no text. 5.8 */
function previewOf(text: string | null) {
  if (text === null) return { message_en: WITHOUT_TEXT.photo.en, message_ar: WITHOUT_TEXT.photo.ar };
  const words = isolated(shorten(text.replace(/\s+/g, ' ').trim(), CHAT.previewLength));
  return { message_en: words, message_ar: words };
}

/** Renders the notification of admins about what somebody has written to support. */
export function renderSupportMessage(from: Record<Language, string>, text: string | null) {
  return {
    title_en: `${isolated(from.en)} writes to support`,
    title_ar: `رسالة إلى الدعم من ${isolated(from.ar)}`,
    ...previewOf(text),
  };
}

/** Renders the notification of admins about somebody whom nobody has answered in time. */
export function renderSupportWaiting(from: Record<Language, string>) {
  return {
    title_en: 'Nobody has answered yet',
    title_ar: 'لم يُرد على رسالة حتى الآن',
    message_en: `${isolated(from.en)} is waiting for support.`,
    message_ar: `في انتظار رد الدعم: ${isolated(from.ar)}.`,
  };
}

/** Renders the notification of an admin to whom another one has handed over a chat. */
export function renderSupportHandedOver(from: Record<Language, string>) {
  return {
    title_en: 'You answer this chat now',
    title_ar: 'هذه المحادثة معك الآن',
    message_en: `A colleague has handed over the chat with ${isolated(from.en)} to you.`,
    message_ar: `حوّل إليك أحد زملائك المحادثة مع ${isolated(from.ar)}.`,
  };
}

/** Renders the notification of a person about an answer of support. */
export function renderSupportReply(text: string | null) {
  return {
    title_en: 'Support has answered',
    title_ar: 'ردّ عليك فريق الدعم',
    ...previewOf(text),
  };
}
