import { outgoingFetch } from '../outgoing.ts';
import type { HttpSmsConfig } from '../config/services.ts';
import type { SmsPort } from './sms.ts';

const TIMEOUT_MS = 10_000;
/** An answer of such a service is short. */
const MOST_LETTERS = 10_000;

/**
 * A service that takes a message by one request. The places in it are `{to}` (+201…), `{digits}` (201…), `{text}` and
 * `{line}`, the text without line breaks, which WhatsApp does not allow; each is encoded as its surroundings need it:
 * address, JSON, or form.
 */
export function httpSms({ url, body, headers, sent, refused }: HttpSmsConfig): SmsPort {
  const isJson = body?.trimStart().startsWith('{') === true || body?.trimStart().startsWith('[') === true;
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const asJson = (value: string) => JSON.stringify(value).slice(1, -1);
  return {
    isTerminal: false,
    async send({ to, text }) {
      const places: Record<string, string> = {
        to,
        digits: to.replace('+', ''),
        text,
        line: text.replaceAll('\n', ' '),
      };
      const fill = (template: string, encode: (value: string) => string) =>
        template.replaceAll(/\{(to|digits|text|line)\}/g, (_, place: string) => encode(places[place] ?? ''));
      const answer = await outgoingFetch(fill(url, encodeURIComponent), {
        method: body === null ? 'GET' : 'POST',
        headers: { ...(body !== null && { 'content-type': type }), ...headers },
        ...(body !== null && { body: fill(body, isJson ? asJson : encodeURIComponent) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // It may repeat text and number: it is compared, and not logged.
      const said = (await answer.text()).slice(0, MOST_LETTERS);
      if (refused !== null && said.includes(refused)) return 'refused';
      if (answer.ok && (sent === null || said.includes(sent))) return 'sent';
      throw new Error(`the SMS service did not accept a message (${answer.status})`);
    },
  };
}
