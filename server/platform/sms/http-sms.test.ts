import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openSms } from './open-sms.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  key: string | undefined;
  body: string;
}

/** A service of text messages that answers with the text of `answers` that is due. */
async function startService(...answers: [status: number, body: string][]) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({
      method,
      url,
      type: headers['content-type'],
      key: headers.authorization,
      body: await readText(request),
    });
    const [status, body] = answers.shift() ?? [200, ''];
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const CODE = { to: '+201001234567', text: 'Your code: 12 & "34"\nحرفة' };
const smsOf = (env: Record<string, string>) => openSms(readConfig(env).sms);

test('a message is put into JSON, and the answer says whether it is sent', async () => {
  const service = await startService([200, '{"code":"1901"}'], [200, '{"code":"1905"}'], [200, '{"code":"1903"}']);
  const sms = smsOf({
    SMS_URL: `${service.address}/send`,
    SMS_BODY: '{"from":"Hirfa","mobile":"{digits}","to":"{to}","message":"{text}"}',
    SMS_HEADERS: 'Authorization: Bearer a key: with colons\nX-Other: 1',
    SMS_SENT: '"code":"1901"',
    SMS_REFUSED: '"code":"1905"',
  });
  expect(await sms.send(CODE)).toBe('sent');
  expect(await sms.send(CODE)).toBe('refused');
  const failure = await sms.send(CODE).catch((error: unknown) => error);
  expect(String(failure)).toBe('Error: the SMS service did not accept a message (200)');
  expect(service.asked[0]).toMatchObject({ method: 'POST', url: '/send', type: 'application/json' });
  expect(service.asked[0]?.key).toBe('Bearer a key: with colons');
  expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({
    from: 'Hirfa',
    mobile: '201001234567',
    to: '+201001234567',
    message: CODE.text,
  });
});

test('a message is put into a form, or into the address alone', async () => {
  const service = await startService();
  const form = smsOf({ SMS_URL: `${service.address}/form`, SMS_BODY: 'sender=Hirfa&mobile={to}&message={text}' });
  expect(await form.send(CODE)).toBe('sent');
  const address = smsOf({ SMS_URL: `${service.address}/send?mobile={digits}&message={text}` });
  expect(await address.send(CODE)).toBe('sent');
  const [posted, got] = service.asked;
  expect(posted?.type).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(posted?.body))).toEqual({
    sender: 'Hirfa',
    mobile: CODE.to,
    message: CODE.text,
  });
  expect(got).toMatchObject({ method: 'GET', body: '' });
  expect(new URL(got?.url ?? '', service.address).searchParams.get('message')).toBe(CODE.text);
});

test('a service that fails, or leads elsewhere, is tried again later', async () => {
  const service = await startService([503, 'busy'], [302, '']);
  const sms = smsOf({ SMS_URL: `${service.address}/{to}/{text}` });
  await expect(sms.send(CODE)).rejects.toThrow('did not accept a message (503)');
  await expect(sms.send(CODE)).rejects.toThrow('fetch failed');
});

test('a service without a place for the text, or beside Twilio, is refused at the start', () => {
  expect(() => readConfig({ SMS_URL: 'https://sms.example', SMS_BODY: '{"to":"{to}"}' })).toThrow('needs {text}');
  expect(() => readConfig({ SMS_BODY: '{text}' })).toThrow('need SMS_URL');
  const twilio = { TWILIO_ACCOUNT_SID: 'AC0', TWILIO_AUTH_TOKEN: 'a token of Twilio', TWILIO_FROM: 'Hirfa' };
  expect(() => readConfig({ ...twilio, SMS_URL: 'https://sms.example/{to}/{text}' })).toThrow('Keep one');
});

test('WhatsApp takes a notification in one line of a template, and codes still go by text message', async () => {
  const service = await startService([200, '{"messaging_product":"whatsapp","messages":[{"id":"wamid.1"}]}']);
  const config = readConfig({
    SMS_URL: 'https://sms.example/{to}/{text}',
    TEXTS_URL: `${service.address}/v23.0/1234/messages`,
    TEXTS_BODY: JSON.stringify({
      messaging_product: 'whatsapp',
      to: '{digits}',
      type: 'template',
      template: {
        name: 'news',
        language: { code: 'ar' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: '{line}' }] }],
      },
    }),
    TEXTS_HEADERS: 'Authorization: Bearer token',
    TEXTS_SENT: '"messages":',
  });
  const text = 'Hirfa: your booking starts at 2:00 PM.\nhttps://hirfa.example/b/1';
  expect(await openSms(config.texts).send({ to: CODE.to, text })).toBe('sent');
  expect(service.asked[0]).toMatchObject({ method: 'POST', url: '/v23.0/1234/messages', key: 'Bearer token' });
  expect(JSON.parse(service.asked[0]?.body ?? '')).toMatchObject({
    to: '201001234567',
    template: { components: [{ parameters: [{ text: text.replace('\n', ' ') }] }] },
  });
  expect(config.sms).toMatchObject({ url: 'https://sms.example/{to}/{text}' });
});

test('without a service of their own, notifications go where codes go', () => {
  const config = readConfig({ SMS_URL: 'https://sms.example/{to}/{text}' });
  expect(config.texts).toBe(config.sms);
  expect(() => readConfig({ TEXTS_BODY: '{line}' })).toThrow('need TEXTS_URL');
  expect(() => readConfig({ TEXTS_URL: 'https://sms.example', TEXTS_BODY: '{to}' })).toThrow('needs {text}');
});
