import { SecondFactorFirst } from '@hirfa/contract/accounts';
import { ACCOUNT_LIMITS } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bearer, freshEmail, openBrowser, pass, readMail, wrongCode } from '../testing/accounts.ts';
import { shownCode } from '../testing/authenticator-app.ts';
import { type Answer, freshAddress, refusalOf } from '../testing/calls.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
type Browser = ReturnType<typeof openBrowser>;
const browser = (address = freshAddress()) => openBrowser(product, address);
const [WRONG, NEW] = ['not the password', 'a new and better password'];

/** The same browser at another address. */
function moved(from: Browser): Browser {
  const there = browser();
  for (const [name, value] of from.cookies) there.cookies.set(name, value);
  return there;
}

const challengeIn = ({ body }: Answer) => SecondFactorFirst.parse(body).second_factor.challenge;
const show = (from: Browser, challenge: string, code: string) =>
  from.post('/auth/v1/second-factor', { challenge, code });

/** A person with an app, and a device on which they have signed in. */
async function withDevice(hasApp: boolean) {
  const person = await newcomer(product);
  const device = browser();
  const headers = bearer(person.session.access_token);
  let secret = '';
  if (hasApp) {
    const started = await device.post('/api/v1/me/second-factor/start', {}, headers);
    ({ secret } = z.object({ secret: z.string() }).parse(started.body));
    await device.post('/api/v1/me/second-factor/confirm', { code: code() }, headers);
    pass(product, 60_000);
  }
  function code() {
    return shownCode(secret, product.clock.now);
  }
  const answer = await device.signIn(person.email, person.password);
  if (hasApp) await show(device, challengeIn(answer), code());
  pass(product, 60_000);
  return { ...person, device, code };
}

/** Wrong passwords from as many addresses as lock an account. */
const attackPassword = (email: string) =>
  Promise.all(Array.from({ length: ACCOUNT_LIMITS.sign_in_account.times }, () => browser().signIn(email, WRONG)));

/** Wrong codes of a thief who knows the password. */
async function attackCode(person: { email: string; password: string; code: () => string }): Promise<string> {
  const thief = browser();
  const challenge = challengeIn(await thief.signIn(person.email, person.password));
  for (let tries = 0; tries < ACCOUNT_LIMITS.second_factor.times; tries += 1)
    await show(thief, challenge, wrongCode(person.code()));
  return challenge;
}

test('wrong passwords from many addresses do not lock a known device, at any address', async () => {
  const { email, password, device } = await withDevice(false);
  await attackPassword(email);
  expect((await browser().signIn(email, password)).status).toBe(429);
  expect((await moved(device).signIn(email, password)).status).toBe(200);
});

test('wrong passwords of neighbours do not lock a known device at their address', async () => {
  const { email, password, device } = await withDevice(false);
  const address = freshAddress();
  for (const account of [email, freshEmail()])
    await Promise.all(
      Array.from({ length: ACCOUNT_LIMITS.sign_in_address.times }, () => browser(address).signIn(account, WRONG)),
    );
  const home = browser(address);
  expect((await home.signIn(email, password)).status).toBe(429);
  for (const [name, value] of device.cookies) home.cookies.set(name, value);
  expect((await home.signIn(email, password)).status).toBe(200);
});

test('a known device has a limit of its own, and is known for its own accounts only', async () => {
  const [own, other] = [await withDevice(false), await withDevice(false)];
  const { times } = ACCOUNT_LIMITS.sign_in_pair;
  for (let tries = 0; tries < times; tries += 1)
    expect(refusalOf(await moved(own.device).signIn(own.email, WRONG))).toBe('invalid_credentials');
  expect((await moved(own.device).signIn(own.email, own.password)).status).toBe(429);
  expect((await browser().signIn(own.email, own.password)).status).toBe(200);
  await attackPassword(other.email);
  expect((await moved(own.device).signIn(other.email, other.password)).status).toBe(429);
  expect((await other.device.signIn(other.email, other.password)).status).toBe(200);
});

test('the cookie of a device is hidden from scripts, stays after a sign-out, and its table stores no handle', async () => {
  const { email, password } = await newcomer(product);
  const device = browser();
  const answer = await device.signIn(email, password);
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^hirfa_device=[\w-]{43}; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/),
  );
  const handle = device.cookies.get('hirfa_device');
  await device.post('/auth/v1/sign-out', {});
  await device.signIn(email, password);
  expect(device.cookies.get('hirfa_device')).toBe(handle);
  const rows = JSON.stringify(await product.owner.execute(sql`select * from auth.rate_limits`));
  expect(rows).not.toContain(handle);
});

test('a browser that was signed in before it had the cookie gets it when the session is refreshed', async () => {
  const { email, password, cookie } = await newcomer(product);
  const old = browser();
  old.cookies.set('hirfa_refresh', cookie.split('=')[1] ?? '');
  await old.post('/auth/v1/refresh', {});
  await attackPassword(email);
  expect((await moved(old).signIn(email, password)).status).toBe(200);
});

test('wrong second-factor codes of a thief do not lock a known device', async () => {
  const person = await withDevice(true);
  await attackCode(person);
  const challenge = challengeIn(await person.device.signIn(person.email, person.password));
  expect(refusalOf(await show(browser(), challenge, person.code()))).toBe('too_many_requests');
  expect((await show(person.device, challenge, person.code())).status).toBe(200);
});

test('a new password by mail lets the owner in on a new device while strangers keep failing', async () => {
  const { email } = await withDevice(false);
  await attackPassword(email);
  const phone = browser();
  await phone.post('/auth/v1/request-password-reset', { email });
  const { token } = await readMail(product, email);
  expect((await phone.post('/auth/v1/reset-password', { code: token, password: NEW })).status).toBe(200);
  expect((await browser().signIn(email, NEW)).status, 'the reset unlocks the account').toBe(200);
  await attackPassword(email);
  expect((await moved(phone).signIn(email, NEW)).status).toBe(200);
});

test('a new password by mail ends the attempts of a thief at the second factor, on a new device too', async () => {
  const person = await withDevice(true);
  const challenge = await attackCode(person);
  const phone = browser();
  const locked = challengeIn(await phone.signIn(person.email, person.password));
  expect(refusalOf(await show(phone, locked, person.code()))).toBe('too_many_requests');
  await phone.post('/auth/v1/request-password-reset', { email: person.email });
  const { token } = await readMail(product, person.email);
  await phone.post('/auth/v1/reset-password', { code: token, password: NEW });
  for (let tries = 0; tries < ACCOUNT_LIMITS.second_factor.times; tries += 1)
    expect(refusalOf(await show(browser(), challenge, wrongCode(person.code())))).toBe('invalid_code');
  const fresh = challengeIn(await phone.signIn(person.email, NEW));
  expect((await show(phone, fresh, person.code())).status).toBe(200);
});

test('a reset does not make a device known for the second factor', async () => {
  const person = await withDevice(true);
  const thief = browser();
  await thief.post('/auth/v1/request-password-reset', { email: person.email });
  const { token } = await readMail(product, person.email);
  await thief.post('/auth/v1/reset-password', { code: token, password: NEW });
  await attackCode({ ...person, password: NEW });
  const challenge = challengeIn(await thief.signIn(person.email, NEW));
  expect(refusalOf(await show(thief, challenge, wrongCode(person.code())))).toBe('too_many_requests');
});

test('wrong links of neighbours do not lock the link of a mail', async () => {
  const { email } = await newcomer(product);
  const address = freshAddress();
  await Promise.all(
    Array.from({ length: ACCOUNT_LIMITS.guess_address.times }, () =>
      browser(address).post('/auth/v1/reset-password', { code: 'x'.repeat(43), password: NEW }),
    ),
  );
  await browser(address).post('/auth/v1/request-password-reset', { email });
  const { token } = await readMail(product, email);
  expect((await browser(address).post('/auth/v1/reset-password', { code: token, password: NEW })).status).toBe(200);
});

test('codes that strangers request for a phone do not lock a known device', async () => {
  const phone = '+201055511122';
  const latest = async () => {
    await product.work();
    return /\d{6}/.exec(product.twilio.texts.findLast(({ to }) => to === phone)?.body ?? '')?.[0] ?? '';
  };
  const device = browser();
  await device.post('/auth/v1/send-phone-code', { phone });
  expect((await device.post('/auth/v1/verify-phone-code', { phone, code: await latest() })).status).toBe(200);
  for (let times = 1; times < ACCOUNT_LIMITS.phone_code.times; times += 1)
    await browser().post('/auth/v1/send-phone-code', { phone });
  expect((await browser().post('/auth/v1/send-phone-code', { phone })).status).toBe(429);
  const there = moved(device);
  expect((await there.post('/auth/v1/send-phone-code', { phone })).status).toBe(200);
  expect((await there.post('/auth/v1/verify-phone-code', { phone, code: await latest() })).status).toBe(200);
});
