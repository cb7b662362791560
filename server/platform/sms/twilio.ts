import { outgoingFetch } from '../outgoing.ts';
import type { TwilioConfig } from '../config/services.ts';
import type { SmsPort } from './sms.ts';

const TIMEOUT_MS = 10_000;
/** Errors about the number: it is invalid, no mobile, unreachable, or its owner has unsubscribed. */
const NUMBER_ERRORS = [21211, 21610, 21612, 21614];

/** Twilio's Messages resource (2010-04-01): a form over HTTPS with the account's sid and token. */
export function twilioSms({ url, accountSid, authToken, from }: TwilioConfig): SmsPort {
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
