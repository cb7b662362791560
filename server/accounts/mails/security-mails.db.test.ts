import { Session } from '@hirfa/contract/accounts';
import type { SecurityChange } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bearer, openBrowser, pass } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { type Answer, ask, freshAddress } from '../../testing/calls.ts';
import { codeIn, tokenIn } from '../../testing/mail-box.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { notifyOwner } from './request-message.ts';

const product = useProduct();
const NEW = 'a new and better password';
const PHONE_HEADERS = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};

/** A person who is signed in on a phone, after the mails about the sign-up. */
async function signInOnPhone() {
  const { email, password } = await newcomer(product);
  const browser = openBrowser(product, freshAddress());
  const answer = await browser.post('/auth/v1/sign-in', { email, password }, PHONE_HEADERS);
  const { access_token, user } = Session.parse(answer.body);
  const call = (path: string, body: object = {}, method = 'POST') =>
    ask(product, method, path, { body, headers: bearer(access_token) });
  return { email, password, browser, call, id: user.id };
}
type PhoneSignIn = Awaited<ReturnType<typeof signInOnPhone>>;

async function setUpApp({ call }: PhoneSignIn) {
  const { secret } = z.object({ secret: z.string() }).parse((await call('/api/v1/me/second-factor/start')).body);
  const answer = await call('/api/v1/me/second-factor/confirm', { code: shownCode(secret, product.clock.now) });
  pass(product, 30_000);
  return { secret, answer };
}

async function addKey({ call }: PhoneSignIn): Promise<Answer> {
  const { options } = z
    .object({ options: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }) })
    .parse((await call('/api/v1/me/passkeys/start')).body);
  return call('/api/v1/me/passkeys', {
    name: 'My phone',
    response: softwareAuthenticator(product.address).create(options),
  });
}

/** Each change, with its preparation and the address in its mail. */
const CHANGES: readonly (readonly [
  SecurityChange,
  (person: PhoneSignIn) => Promise<Answer>,
  subject: string,
  leadsTo: string,
])[] = [
  [
    'password_changed',
    ({ password, call }) => call('/auth/v1/change-password', { current_password: password, new_password: NEW }),
    'Your Hirfa password was changed',
    '/reset-password',
  ],
  [
    'second_factor_set_up',
    async (person) => (await setUpApp(person)).answer,
    'A second factor was set up',
    '/undo-security#code=',
  ],
  [
    'second_factor_removed',
    async (person) => {
      const { secret } = await setUpApp(person);
      return person.call('/api/v1/me/second-factor/remove', { code: shownCode(secret, product.clock.now) });
    },
    'The second factor was removed',
    '/profile/security',
  ],
  ['passkey_added', addKey, 'A passkey was added', '/undo-security#code='],
  [
    'passkey_removed',
    async (person) => {
      const { id } = z.object({ id: z.string() }).parse((await addKey(person)).body);
      return person.call(`/api/v1/me/passkeys/${id}/remove`);
    },
    'A passkey was removed',
    '/profile/security',
  ],
  [
    'deletion_asked',
    ({ call, password }) => call('/api/v1/me/deletion', { password }),
    'Your Hirfa account will be deleted',
    '/profile/delete-account',
  ],
  [
    'deletion_taken_back',
    async ({ call, password }) => {
      await call('/api/v1/me/deletion', { password });
      return call('/api/v1/me/deletion', {}, 'DELETE');
    },
    'Your Hirfa account stays',
    '/profile/security',
  ],
];

test.each(CHANGES)(
  '%s is reported by mail with time, device, and a link for the owner',
  async (_, act, subject, path) => {
    const person = await signInOnPhone();
    const mailsToOwner = () => product.mailBox.mails.filter(({ to }) => to === person.email);
    const before = mailsToOwner().length;
    expect((await act(person)).status).toBe(200);
    expect(mailsToOwner(), 'no mail is sent before the answer').toHaveLength(before);
    await product.work();
    const mail = mailsToOwner().find((each) => each.subject.startsWith(subject));
    const { address } = product;
    expect(mail?.text).toMatch(/Saturday 21 November at \d+:\d\d\s[AP]M, Cairo time, from Chrome on Android\./);
    expect(mail?.text).toMatch(/السبت 21 نوفمبر الساعة \d+:\d\d\s[صم] بتوقيت القاهرة/);
    expect(mail?.text).toContain('من \u2068Chrome\u2069 على \u2068Android\u2069.');
    const links = mail?.text.split('\n').filter((line) => line.startsWith('http'));
    expect(links?.map((link) => link.replace(/(?<=#code=)[\w-]{43}$/, ''))).toEqual([
      address + path,
      `${address}/ar${path}`,
    ]);
  },
);

test('the mail about a reset names the device on which it was done', async () => {
  const person = await signInOnPhone();
  await person.browser.post('/auth/v1/request-password-reset', { email: person.email });
  await product.work();
  const code = tokenIn(await product.mailBox.latest(person.email));
  await person.browser.post('/auth/v1/reset-password', { code, password: NEW }, PHONE_HEADERS);
  await product.work();
  expect((await product.mailBox.latest(person.email)).text).toContain('from Chrome on Android');
});

test('an invented browser name appears in no mail and no list', async () => {
  const { email, password } = await newcomer(product);
  const headers = { 'user-agent': 'your own phone. Questions? https://evil.example/help/1 (x)' };
  const thief = openBrowser(product, freshAddress());
  const { access_token } = Session.parse((await thief.post('/auth/v1/sign-in', { email, password }, headers)).body);
  const change = { current_password: password, new_password: NEW };
  expect((await thief.post('/auth/v1/change-password', change, bearer(access_token))).status).toBe(200);
  await product.work();
  const { text } = await product.mailBox.latest(email);
  expect([text.includes('evil.example'), text.includes('from an unknown device')]).toEqual([false, true]);
  const devices = await ask(product, 'GET', '/api/v1/me/sessions', { headers: bearer(access_token) });
  expect(devices.body).toMatchObject({ items: [{ device: { browser: null, system: null } }] });
});

test('a person without an e-mail gets no text about a change', async () => {
  const phone = '01098765432';
  const browser = openBrowser(product, freshAddress());
  await browser.post('/auth/v1/send-phone-code', { phone });
  await product.work();
  const code = codeIn({ text: product.twilio.texts.at(-1)?.body ?? '' });
  const { access_token } = Session.parse((await browser.post('/auth/v1/verify-phone-code', { phone, code })).body);
  const before = [product.twilio.texts.length, product.mailBox.mails.length];
  const answer = await ask(product, 'POST', '/api/v1/me/deletion', {
    body: { word: 'DELETE' },
    headers: bearer(access_token),
  });
  expect(answer.status).toBe(200);
  await product.work();
  expect([product.twilio.texts.length, product.mailBox.mails.length]).toEqual(before);
});

test('a change that was rolled back is not reported', async () => {
  const { id, email } = await signInOnPhone();
  const actor = { kind: 'person' as const, user_id: id, session_id: id, roles: [] };
  const { api, auth } = product.pools;
  const rolledBack = api.transaction(async (transaction) => {
    await notifyOwner({
      ctx: { db: auth, now: product.clock.now, actor, transaction },
      input: { kind: 'deletion_asked' },
    });
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await product.work();
  expect((await product.mailBox.latest(email)).subject).not.toContain('deleted');
});
