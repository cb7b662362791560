import { Session } from '@hirfa/contract/accounts';
import { SENT_CODE } from '@hirfa/domain/accounts';
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bearer, openBrowser, pass, wrongCode } from '../../testing/accounts.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { TWILIO_ACCOUNT } from '../../testing/fakes/twilio.ts';
import { useProduct } from '../../testing/product.ts';
import { sentCodes } from '../mails/tables.ts';

const product = useProduct();
const freshNumber = () => `10${String(randomInt(10 ** 8)).padStart(8, '0')}`;

function openPhone(national = freshNumber()) {
  const browser = openBrowser(product, freshAddress());
  return {
    number: `+20${national}`,
    browser,
    send: (phone = `0${national}`) => browser.post('/auth/v1/send-phone-code', { phone }),
    verify: (code: string, more: object = {}) =>
      browser.post('/auth/v1/verify-phone-code', { phone: `0${national}`, code, ...more }),
    async code() {
      await product.work();
      const text = product.twilio.texts.findLast(({ to }) => to === `+20${national}`);
      return text?.body.slice(0, SENT_CODE.digits) ?? '';
    },
  };
}

test('a new number gets an account without an e-mail, and later signs in to the same one', async () => {
  const phone = openPhone();
  const sent = await phone.send();
  expect([sent.status, sent.body]).toEqual([200, { sent: true }]);
  const first = Session.parse((await phone.verify(await phone.code(), { full_name: 'Omar Adel' })).body);
  expect(first.user.email).toBeNull();
  const me = await ask(product, 'GET', '/api/v1/me', { headers: bearer(first.access_token) });
  expect(me.body).toMatchObject({ full_name: 'Omar Adel', email: null, phone_number: phone.number });
  await phone.send('٠٠٢٠ ' + phone.number.slice(3));
  const again = Session.parse((await phone.verify(await phone.code(), { full_name: 'Somebody Else' })).body);
  expect(again.user.id).toBe(first.user.id);
  expect((await phone.browser.post('/auth/v1/refresh', {})).body).toMatchObject({
    user: { id: first.user.id, email: null },
  });
});

test('the text is short, in both languages, and its code is filled in on our own pages only', async () => {
  const phone = openPhone();
  await phone.send();
  const code = await phone.code();
  expect(product.twilio.texts.findLast(({ to }) => to === phone.number)).toEqual({
    to: phone.number,
    from: TWILIO_ACCOUNT.from,
    body: `${code} رمزك في حِرفة · Hirfa code\n@${new URL(product.address).hostname} #${code}`,
  });
});

test('a phone code is valid for five minutes, three attempts and one use', async () => {
  const phone = openPhone();
  await phone.send();
  const tried = await phone.code();
  for (let tries = 0; tries < SENT_CODE.tries; tries += 1)
    expect(refusalOf(await phone.verify(wrongCode(tried)))).toBe('invalid_code');
  expect(refusalOf(await phone.verify(tried))).toBe('invalid_code');
  await phone.send();
  const late = await phone.code();
  pass(product, SENT_CODE.lifeMs);
  expect(refusalOf(await phone.verify(late))).toBe('invalid_code');
  await phone.send();
  const code = await phone.code();
  expect((await phone.verify(code)).status).toBe(200);
  expect(refusalOf(await phone.verify(code))).toBe('invalid_code');
});

/** A stranger with another address, who uses the same number. */
const strangerOf = (phone: ReturnType<typeof openPhone>) => openPhone(phone.number.slice(3));

test('wrong attempts of strangers do not void a phone code for the browser that requested it', async () => {
  const phone = openPhone();
  const [{ headers }, first] = [await phone.send(), await phone.code()];
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^hirfa_code=[\w-]{43}; Max-Age=600; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/),
  ]);
  await phone.send();
  const second = await phone.code();
  expect(second).not.toBe(first);
  for (let tries = 0; tries < SENT_CODE.tries; tries += 1) await strangerOf(phone).verify(wrongCode(first, second));
  for (const code of [first, second]) expect(refusalOf(await strangerOf(phone).verify(code))).toBe('invalid_code');
  expect((await phone.verify(first)).status).toBe(200);
});

test('requesting a code gives no extra attempts at codes that others requested', async () => {
  const phone = openPhone();
  await phone.send();
  const code = await phone.code();
  const stranger = strangerOf(phone);
  await stranger.send();
  const theirs = await stranger.code();
  for (let tries = 0; tries < SENT_CODE.tries; tries += 1) await stranger.verify(wrongCode(code, theirs));
  expect(refusalOf(await stranger.verify(code))).toBe('invalid_code');
  expect((await phone.verify(code)).status).toBe(200);
});

test('a phone code works on another device, with separate attempts', async () => {
  const phone = openPhone();
  await phone.send();
  const code = await phone.code();
  for (let tries = 0; tries < SENT_CODE.tries; tries += 1) await phone.verify(wrongCode(code));
  expect(refusalOf(await phone.verify(code))).toBe('invalid_code');
  for (let tries = 1; tries < SENT_CODE.tries; tries += 1) await strangerOf(phone).verify(wrongCode(code));
  expect((await strangerOf(phone).verify(code)).status).toBe(200);
});

test('simultaneous wrong attempts never exceed the limit', async () => {
  const phone = openPhone();
  await phone.send();
  const code = await phone.code();
  const left = async () =>
    (await product.owner.select().from(sentCodes).where(eq(sentCodes.recipient, phone.number)))[0];
  const strangers = Array.from({ length: 12 }, () => strangerOf(phone));
  await Promise.all(strangers.map((stranger) => stranger.verify(wrongCode(code))));
  expect(await left()).toMatchObject({ triesLeft: SENT_CODE.tries, strangersTriesLeft: 0 });
  await Promise.all(Array.from({ length: 5 }, () => phone.verify(wrongCode(code))));
  expect(await left()).toMatchObject({ triesLeft: 0, strangersTriesLeft: 0 });
  expect(refusalOf(await phone.verify(code))).toBe('invalid_code');
});

test('only Egyptian mobile numbers are accepted', async () => {
  for (const phone of ['0212345678', '+447700900123', '01312345678', 'x', ''])
    expect(refusalOf(await openPhone().send(phone))).toBe('invalid_input');
});

test('a text is retried if the service fails, but not if it refuses the number', async () => {
  const phone = openPhone();
  product.twilio.failWith = { status: 503, code: 20503 };
  await phone.send();
  await product.work();
  expect(product.logged.join('')).toContain('a job failed and will be retried');
  product.twilio.failWith = { status: 400, code: 21211 };
  const other = openPhone();
  await other.send();
  await product.work();
  product.twilio.failWith = null;
  expect([await phone.code(), await other.code()]).toEqual(['', '']);
  const log = product.logged.join('');
  expect(log).toContain('a recipient can not be reached');
  for (const secret of [phone.number, other.number, TWILIO_ACCOUNT.authToken])
    expect(log).not.toContain(secret.slice(3));
});
