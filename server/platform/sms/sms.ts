import type { Config } from './config.ts';
import type { Delivery } from './mail.ts';
import { outgoingFetch } from './outgoing.ts';

/** Sends text messages. Temporary failures are thrown; their messages name neither text nor number. */
export interface SmsPort {
  send(message: { to: string; text: string }): Promise<Delivery>;
  /** Whether text messages are written to the terminal and not sent. */
  readonly isTerminal: boolean;
}

const TIMEOUT_MS = 10_000;
/** Errors about the number: it is invalid, no mobile, unreachable, or its owner has unsubscribed. */
const NUMBER_ERRORS = [21211, 21610, 21612, 21614];

/** Twilio if it is configured, else the terminal in the demo; null if this installation can not send text messages. */
export function openSms({ mode, twilio }: Pick<Config, 'mode' | 'twilio'>): SmsPort | null {
  if (twilio !== null) return twilioSms(twilio);
  return mode === 'demo' ? terminalSms : null;
}

/** Twilio's Messages resource (2010-04-01): a form over HTTPS with the account's sid and token. */
function twilioSms({ url, accountSid, authToken, from }: NonNullable<Config['twilio']>): SmsPort {
  const resource = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = /^MG[0-9a-f]{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from };
  return {
    isTerminal: false,
    async send({ to, text }) {
      const answer = await outgoingFetch(resource, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // Only the error code is used: the answer repeats text and number.
      const body: unknown = await answer.json().catch(() => null);
      if (answer.ok) return 'sent';
      const code = typeof body === 'object' && body !== null && 'code' in body ? Number(body.code) : 0;
      if (answer.status === 400 && NUMBER_ERRORS.includes(code)) return 'refused';
      throw new Error(`the SMS service did not accept a message (${answer.status}, error ${code})`);
    },
  };
}

const terminalSms: SmsPort = {
  isTerminal: true,
  async send({ to, text }) {
    process.stdout.write(`\n  A text to ${to}\n${text.replace(/^(?=.)/gm, '    ')}\n\n`);
    return 'sent';
  },
};
