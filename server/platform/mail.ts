import type { Config } from './config/config.ts';
import { refuseInTransaction } from './outgoing.ts';

export interface Mail {
  /** A mail that is sent again has the same one, from which mail programs see that they have it; random without it. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The address for unsubscribing with one click (RFC 8058). */
  unsubscribeLink?: string;
}

/** `refused`: the mailbox or number does not exist, so a retry is useless. */
export type Delivery = 'sent' | 'refused';

/** Sends mails. Temporary failures are thrown; their messages name neither mail nor recipient. */
export interface MailPort {
  send(mail: Mail): Promise<Delivery>;
  /** Whether mails are written to the terminal and not sent. */
  readonly isTerminal: boolean;
  /** Why the mail server does not take mails now, in the words of its code; null if it does. */
  problem(): Promise<string | null>;
  close(): void;
}

type MailConfig = Pick<Config, 'mode' | 'smtpUrl' | 'mailFrom'>;

/**
 * Mails are sent to the configured SMTP server; without one (in the demo) they are written to the terminal. Subjects of
 * the demo say so.
 */
export function openMail({ mode, smtpUrl, mailFrom }: MailConfig): MailPort {
  if (smtpUrl === null) return terminalMail;
  let transport: ReturnType<typeof openTransport> | null = null;
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    isTerminal: false,
    async send({ id, unsubscribeLink, subject, ...mail }) {
      refuseInTransaction();
      const headers = unsubscribeLink && {
        'List-Unsubscribe': `<${unsubscribeLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      transport ??= openTransport(smtpUrl, mailFrom);
      const failure: unknown = await (
        await transport
      )

        .sendMail({
          ...mail,
          subject: mode === 'demo' ? `[DEMO] ${subject}` : subject,
          ...(id && { messageId: `<${id}@${domain}>` }),
          ...(headers && { headers }),
        })
        .then(
          () => null,
          (error: unknown) => error,
        );
      if (failure === null) return 'sent';
      const { code, responseCode } = failure as { code?: string; responseCode?: number };
      if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500) return 'refused';
      // The server's own message is left out, because it may contain the recipient.
      throw new Error(`the mail server did not accept a mail (${codeOf(failure)})`);
    },
    async problem() {
      transport ??= openTransport(smtpUrl, mailFrom);
      return (await transport).verify().then(
        () => null,
        (error: unknown) => codeOf(error),
      );
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** The code of a failure: what the server says may have the user of SMTP_URL. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'no code', responseCode].filter((part) => part !== undefined).join(' ');
}

/** The library is loaded when the server is asked first. */
async function openTransport(url: string, from: string) {
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  return createTransport({ url, pool: true, maxConnections: 2, ...timeouts }, { from });
}

const RULE = '─'.repeat(72);

const terminalMail: MailPort = {
  isTerminal: true,
  async send({ to, subject, text }) {
    process.stdout.write(`\n${RULE}\n  A mail to ${to}\n  ${subject}\n\n${text.replace(/^(?=.)/gm, '  ')}${RULE}\n\n`);
    return 'sent';
  },
  problem: async () => null,
  close: () => undefined,
};
