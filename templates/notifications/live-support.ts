import type { Language } from '@hirfa/domain/market';
import { CHAT, shorten } from '@hirfa/domain/messages';
import { isolated } from './in-sentences.ts';

const preview = (text: string) => isolated(shorten(text.replace(/\s+/g, ' ').trim(), CHAT.previewLength));

/** Renders the notification of admins about what somebody has written to support, with its first 50 characters. 5.8 */
export function renderSupportMessage(from: Record<Language, string>, text: string) {
  return {
    title_en: `${isolated(from.en)} writes to support`,
    title_ar: `رسالة إلى الدعم من ${isolated(from.ar)}`,
    message_en: preview(text),
    message_ar: preview(text),
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

/** Renders the notification of a person about an answer of support, with its first 50 characters. 5.8 */
export function renderSupportReply(text: string) {
  return {
    title_en: 'Support has answered',
    title_ar: 'ردّ عليك فريق الدعم',
    message_en: preview(text),
    message_ar: preview(text),
  };
}
