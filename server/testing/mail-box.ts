import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Only ends a test that hangs; busy machines may need long. */
const MOST_WAIT_MS = 30_000;

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

export interface MailBox {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** The latest mail to an address; waits for the first one. */
  latest(to: string): Promise<ReceivedMail>;
  /** If set, mails are refused with this SMTP code. */
  refuseWith: number | null;
  /** How long the server takes to accept a mail. */
  delayMs: number;
  close(): Promise<void>;
}

/** An SMTP server that accepts and stores all mails. */
export async function openMailBox(): Promise<MailBox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      if (box.refuseWith === null) done();
      else done(Object.assign(new Error('refused'), { responseCode: box.refuseWith }));
    },
    async onData(stream, session, done) {
      if (box.delayMs > 0) await sleep(box.delayMs);
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      // A client that is killed breaks off: that is no mail.
      const sent = await buffer(stream).catch(() => null);
      if (sent === null) return done(new Error('broken off'));
      const { subject = '', text = '', html = '', messageId = '' } = await PostalMime.parse(sent);
      box.mails.push({ to, subject, text, html, messageId });
      done();
    },
  });
  // The connection of a client that is killed is reset, which concerns no test.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const box: MailBox = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails: [],
    refuseWith: null,
    delayMs: 0,
    async latest(to) {
      for (const until = Date.now() + MOST_WAIT_MS; Date.now() < until; await sleep(20)) {
        const mail = box.mails.findLast((each) => each.to === to);
        if (mail !== undefined) return mail;
      }
      throw new Error('no mail has arrived');
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return box;
}

/** The six-digit code in a mail. */
export function codeIn({ text }: Pick<ReceivedMail, 'text'>): string {
  return /^\d{6}/m.exec(text)?.[0] ?? '';
}

/** The token in the link of a mail. */
export function tokenIn({ text }: Pick<ReceivedMail, 'text'>): string {
  return /#code=([\w-]+)/.exec(text)?.[1] ?? '';
}
