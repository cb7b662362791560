import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where one click ends such mails (RFC 8058). */
  unsubscribeLink?: string;
}

/** `refused`: no later try would help, there is no such mailbox. */
export type Delivery = 'sent' | 'refused';

/** Where mails leave. What can pass is thrown, and names neither mail nor recipient. */
export interface MailPort {
  send(mail: Mail): Promise<Delivery>;
  /** Whether nothing leaves: mails are written to the terminal. */
  readonly isTerminal: boolean;
  close(): void;
}

/** An SMTP server where one is configured, else (the demo) the terminal: nothing leaves. */
export function openMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailPort {
  if (smtpUrl === null) return terminalMail;
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from: mailFrom },
  );
  return {
    isTerminal: false,
    async send({ unsubscribeLink, ...mail }) {
      const headers = unsubscribeLink && {
        'List-Unsubscribe': `<${unsubscribeLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const failure: unknown = await transport.sendMail({ ...mail, ...(headers && { headers }) }).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) return 'sent';
      const { code, responseCode } = failure as { code?: string; responseCode?: number };
      if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500) return 'refused';
      // What the server said may repeat the recipient.
      throw new Error(`the mail server took no mail (${code ?? 'no code'} ${responseCode ?? ''})`);
    },
    close: () => transport.close(),
  };
}

const RULE = '─'.repeat(72);

const terminalMail: MailPort = {
  isTerminal: true,
  async send({ to, subject, text }) {
    process.stdout.write(`\n${RULE}\n  A mail to ${to}\n  ${subject}\n\n${text.replace(/^(?=.)/gm, '  ')}${RULE}\n\n`);
    return 'sent';
  },
  close: () => undefined,
};
