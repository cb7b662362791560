/** What a saved reply can have in braces: the name of who asks, the booking of the chat, and the admin's name. */
export const REPLY_PLACEHOLDERS = ['person', 'booking', 'admin'] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** The length of the name by which admins find a saved reply. */
export const REPLY_NAME_MAX = 60;

const IN_BRACES = /\{([^{}]*)\}/g;
const isKnown = (name: string): name is ReplyPlaceholder => REPLY_PLACEHOLDERS.some((known) => known === name);

/** A text with the values in the places of its placeholders. One without a value stays. */
export function fillReply(text: string, values: Readonly<Record<ReplyPlaceholder, string | null>>): string {
  return text.replaceAll(IN_BRACES, (found, name: string) => (isKnown(name) ? (values[name] ?? found) : found));
}

/** The placeholders that stand in a text, each once: such a text is not sent. */
export function openPlaceholders(text: string): ReplyPlaceholder[] {
  const found = [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);
  return REPLY_PLACEHOLDERS.filter((known) => found.includes(known));
}

/** Whether a text has only placeholders that there are. */
export function hasKnownPlaceholders(text: string): boolean {
  return [...text.matchAll(IN_BRACES)].every(([, name = '']) => isKnown(name));
}
