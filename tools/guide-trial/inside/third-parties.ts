import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { openMailBox } from '../../../server/testing/mail-box.ts';
import { persist } from '../../../server/testing/persist.ts';

export type ThirdParties = Awaited<ReturnType<typeof openThirdParties>>;

/** A message in the form that the guide's SMS_BODY has. */
const Message = z.object({ sender: z.literal('Hirfa'), mobile: z.string(), message: z.string() });

/** A mail server, and a service of text messages that knows the guide's key. */
export async function openThirdParties() {
  const mailBox = await openMailBox();
  const texts = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { mobile, message } = Message.parse(JSON.parse(await text(request)));
    if (request.headers.authorization !== 'Bearer key') return response.writeHead(401).end();
    texts.set(mobile, message);
    return response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = (server.address() as AddressInfo).port;
  return {
    mailBox,
    /** The latest text message to a number; it is forgotten, so that the next one is another. */
    async texted(number: string): Promise<string> {
      const digits = number.replace('+', '');
      const found = await persist(
        async () => texts.get(digits),
        (message) => message !== undefined,
      );
      texts.delete(digits);
      return found ?? '';
    },
    /** Puts their addresses into the settings, as the guide asks. */
    putInto: (settings: string) =>
      settings
        .replace('smtps://user:password@smtp.example:465', mailBox.url)
        .replace('https://sms.example/', `http://127.0.0.1:${port}/`),
  };
}
