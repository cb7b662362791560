import type { Config } from './config.ts';
import type { Delivery } from './mail.ts';

/** Where texts to phones leave. What can pass is thrown, and names neither text nor number. */
export interface SmsPort {
  send(message: { to: string; text: string }): Promise<Delivery>;
  /** Nothing leaves: who wants to read it looks into the terminal. */
  toTerminal?: true;
}

const TIMEOUT_MS = 10_000;
/** Errors that speak of the number: it is none, no mobile, not reached from here, or its owner wants no texts. */
const NUMBER_ERRORS = [21211, 21610, 21612, 21614];

/** Twilio where it is configured; in the demo the terminal; else null: this installation reaches no phones. */
export function openSms({ mode, twilio }: Pick<Config, 'mode' | 'twilio'>): SmsPort | null {
  if (twilio !== null) return twilioSms(twilio);
  return mode === 'demo' ? terminalSms : null;
}

/** Its Messages resource (2010-04-01): a form over HTTPS with the account's sid and token. */
function twilioSms({ url, accountSid, authToken, from }: NonNullable<Config['twilio']>): SmsPort {
  const resource = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = /^MG[0-9a-f]{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ to, text }) {
      const answer = await fetch(resource, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // Of the answer, which repeats text and number, only the error's number is looked at.
      const body: unknown = await answer.json().catch(() => null);
      if (answer.ok) return 'sent';
      const code = typeof body === 'object' && body !== null && 'code' in body ? Number(body.code) : 0;
      if (answer.status === 400 && NUMBER_ERRORS.includes(code)) return 'refused';
      throw new Error(`the SMS service took no message (${answer.status}, error ${code})`);
    },
  };
}

const terminalSms: SmsPort = {
  toTerminal: true,
  async send({ to, text }) {
    process.stdout.write(`\n  A text to ${to}\n${text.replace(/^(?=.)/gm, '    ')}\n\n`);
    return 'sent';
  },
};
