/** What became of a mail: it waits for the mail server, was handed over to it, or nobody receives it. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** How something is written to somebody. */
export const MESSAGE_WAYS = ['mail', 'text'] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];
