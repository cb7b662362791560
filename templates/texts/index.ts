export { renderNotificationText } from './notification-text.ts';

/**
 * Renders the text message with the code that verifies a phone number. Its last line lets phones fill in the code on
 * this origin (WebOTP). With a short host it fits into one Arabic segment of 70 characters.
 */
export function renderPhoneCode(code: string, host: string): string {
  return `${code} رمزك في حِرفة · Hirfa code\n@${host} #${code}`;
}

/** Renders the text message that reports an e-mail address that was added; the link undoes it. */
export function renderEmailAdded(address: string): string {
  return `أُضيف بريد إلى حسابك في حِرفة. لم تكن أنت؟ تراجع عن ذلك\nE-mail added to Hirfa. Not you? Undo it:\n${address}`;
}
