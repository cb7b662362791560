import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const TWILIO_ACCOUNT = {
  accountSid: 'AC00000000000000000000000000000000',
  authToken: 'a token of Twilio',
  from: '+15005550006',
};

export interface FakeTwilio {
  url: string;
  texts: { to: string; from: string; body: string }[];
  /** If set, messages are answered with this status and error. */
  failWith: { status: number; code: number } | null;
  close(): Promise<void>;
}

/** A fake of Twilio's Messages resource (2010-04-01): a form with basic authentication; answers 201 or an error. */
export async function startFakeTwilio(): Promise<FakeTwilio> {
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const error = (status: number, code: number, message: string) =>
      answer(status, { code, message, more_info: '', status });
    const { accountSid, authToken } = TWILIO_ACCOUNT;
    const wanted = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    if (request.headers.authorization !== wanted) return error(401, 20003, 'Authenticate');
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
      return error(404, 20404, 'The requested resource was not found');
    const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
    if (twilio.failWith !== null)
      return error(twilio.failWith.status, twilio.failWith.code, `The 'To' number ${to} is not valid`);
    if (!to || !from || !body) return error(400, 21604, 'A required parameter is missing');
    twilio.texts.push({ to, from, body });
    return answer(201, { sid: `SM${'0'.repeat(32)}`, status: 'queued', to, from, body, error_code: null });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const twilio: FakeTwilio = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts: [],
    failWith: null,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return twilio;
}
