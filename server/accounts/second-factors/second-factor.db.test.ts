import { createHash, randomBytes } from 'node:crypto';
import { Me, SecondFactor, SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { ACCOUNT_LIMITS, SECOND_FACTOR, SESSION } from '@hirfa/domain/accounts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bearer, openBrowser, pass, readMail, wrongCode } from '../../testing/accounts.ts';
import { codesLater, shownCode } from '../../testing/authenticator-app.ts';
import { type Answer, ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { sessions } from '../sessions/tables.ts';
import { users } from '../tables.ts';
import { twoFactors } from './tables.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
const STEP = SECOND_FACTOR.periodMs;

const mine = (token: string, verb: string, body: object = {}) =>
  ask(product, 'POST', `/api/v1/me/second-factor/${verb}`, { body, headers: bearer(token) });
const Started = z.strictObject({ secret: z.string(), address: z.string() });
const start = async (token: string) => Started.parse((await mine(token, 'start')).body);
const now = () => product.clock.now;
const me = async (token: string) =>
  Me.parse((await ask(product, 'GET', '/api/v1/me', { headers: bearer(token) })).body);
const challengeIn = ({ body }: Answer) => SecondFactorFirst.parse(body).second_factor.challenge;
const show = (challenge: string, code: string, from = browser()) =>
  from.post('/auth/v1/second-factor', { challenge, code });

/** A person with a second factor; each call of `code` returns a new code. */
async function withSecondFactor() {
  const person = await newcomer(product);
  const { secret } = await start(person.session.access_token);
  const answer = await mine(person.session.access_token, 'confirm', { code: shownCode(secret, now()) });
  const { recovery_codes } = z.strictObject({ recovery_codes: z.array(z.string()) }).parse(answer.body);
  pass(product, STEP);
  return { ...person, secret, recovery_codes, code: () => shownCode(secret, now()) };
}

const challengeOf = async (person: { email: string; password: string }) =>
  challengeIn(await browser().signIn(person.email, person.password));

test('an app is set up by one of its codes; this session counts as having shown it, all others end', async () => {
  const person = await newcomer(product);
  const other = Session.parse((await browser().signIn(person.email, person.password)).body);
  const token = person.session.access_token;
  expect((await me(token)).second_factor).toBe('none');
  const { secret, address } = await start(token);
  expect(decodeURIComponent(address)).toMatch(
    new RegExp(`^otpauth://totp/Hirfa:${person.email}\\?issuer=Hirfa&secret=${secret}&`),
  );
  expect(refusalOf(await mine(token, 'confirm', { code: wrongCode(shownCode(secret, now())) }))).toBe('invalid_code');
  expect(Session.parse((await browser().signIn(person.email, person.password)).body)).toBeTruthy();
  const answer = await mine(token, 'confirm', { code: shownCode(secret, now()) });
  const { recovery_codes } = answer.body as { recovery_codes: string[] };
  expect([new Set(recovery_codes).size, recovery_codes[0]]).toEqual([10, expect.stringMatching(/^(\w{4}-){3}\w{4}$/)]);
  expect((await me(token)).second_factor).toBe('passed');
  expect((await ask(product, 'GET', '/api/v1/me', { headers: bearer(other.access_token) })).status).toBe(401);
  for (const verb of ['start', 'confirm'])
    expect(refusalOf(await mine(token, verb, verb === 'start' ? {} : { code: '123456' }))).toBe('state_changed');
});

test('adding a second factor needs a recent sign-in', async () => {
  const person = await newcomer(product);
  const passkey = (token: string) =>
    ask(product, 'POST', '/api/v1/me/passkeys/start', { body: {}, headers: bearer(token) });
  pass(product, SESSION.freshMs - 1);
  const token = person.session.access_token;
  expect([(await mine(token, 'start')).status, (await passkey(token)).status]).toEqual([200, 200]);
  pass(product, 1);
  for (const answer of [await mine(token, 'start'), await passkey(token)])
    expect(refusalOf(answer)).toBe('fresh_sign_in_required');
  const again = Session.parse((await browser().signIn(person.email, person.password)).body).access_token;
  expect([(await mine(again, 'start')).status, (await passkey(again)).status]).toEqual([200, 200]);
});

test('the owner reads when the app was set up and how many recovery codes are left, and nothing else', async () => {
  const read = async (token: string) =>
    SecondFactor.parse((await ask(product, 'GET', '/api/v1/me/second-factor', { headers: bearer(token) })).body);
  const fresh = await newcomer(product);
  await start(fresh.session.access_token);
  expect(await read(fresh.session.access_token)).toEqual({ set_up_at: null, recovery_codes_left: 0 });
  const since = now().toISOString();
  const person = await withSecondFactor();
  await show(await challengeOf(person), person.recovery_codes[0] ?? '');
  expect(await read(person.session.access_token)).toEqual({ set_up_at: since, recovery_codes_left: 9 });
});

test('sign-in asks for the second factor, reveals nothing else, and opens a session that has shown it', async () => {
  const person = await withSecondFactor();
  const answer = await browser().signIn(person.email, person.password);
  expect([
    answer.status,
    answer.headers.getSetCookie(),
    SecondFactorFirst.parse(answer.body).second_factor.methods,
  ]).toEqual([200, [], ['totp', 'recovery_code']]);
  expect(JSON.stringify(answer.body)).not.toContain(person.session.user.id);
  expect(refusalOf(await browser().signIn(person.email, 'not the password'))).toBe('invalid_credentials');
  const passed = await show(challengeIn(answer), person.code());
  expect([passed.status, passed.headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^hirfa_refresh=/)]);
  expect((await me(Session.parse(passed.body).access_token)).second_factor).toBe('passed');
  const rows = await product.owner.select().from(sessions).where(eq(sessions.userId, person.session.user.id));
  expect(rows).toHaveLength(2);
});

test('every sign-in method asks for the second factor', async () => {
  const person = await withSecondFactor();
  const here = browser();
  await here.post('/auth/v1/request-password-reset', { email: person.email });
  const { token } = await readMail(product, person.email);
  const reset = await here.post('/auth/v1/reset-password', { code: token, password: 'a new and better password' });
  expect(reset.body).toEqual({ changed: true, email: person.email });
  const byPassword = await here.signIn(person.email, 'a new and better password');
  const phone = '+201099887766';
  await product.owner
    .update(users)
    .set({ phoneNumber: phone, phoneNumberVerified: true })
    .where(eq(users.id, person.session.user.id));
  await here.post('/auth/v1/send-phone-code', { phone });
  await product.work();
  const text = product.twilio.texts.findLast(({ to }) => to === phone)?.body ?? '';
  const byPhone = await here.post('/auth/v1/verify-phone-code', { phone, code: /\d{6}/.exec(text)?.[0] ?? '' });
  product.identityProvider.person = { sub: person.email, email: person.email, email_verified: true };
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { location } = await here.go(`/auth/v1/oauth/google/start?code_challenge=${challenge}`);
  const back = new URL((await fetch(location, { redirect: 'manual' })).headers.get('location') ?? '');
  const page = (await here.go(back.pathname + back.search)).location;
  const byGoogle = await here.exchange(page.searchParams.get('code') ?? '', verifier);
  for (const answer of [byPassword, byPhone, byGoogle])
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  // The phone and the OAuth account are new first factors: earlier challenges are void.
  expect(refusalOf(await show(challengeIn(byPassword), person.code()))).toBe('invalid_code');
  expect((await show(challengeIn(byGoogle), person.code())).status).toBe(200);
});

test('a code is accepted once, older codes are not; the previous and the next code are accepted', async () => {
  const person = await withSecondFactor();
  const challenge = await challengeOf(person);
  const code = person.code();
  expect((await show(challenge, code)).status).toBe(200);
  expect(refusalOf(await show(challenge, code))).toBe('invalid_code');
  pass(product, STEP * 4);
  const fresh = await challengeOf(person);
  const at = (codes: number) => shownCode(person.secret, codesLater(now(), codes));
  for (const codes of [-2, 2]) expect(refusalOf(await show(fresh, at(codes)))).toBe('invalid_code');
  expect((await show(fresh, at(-1))).status).toBe(200);
  expect((await show(fresh, at(1))).status).toBe(200);
  expect(refusalOf(await show(fresh, at(0)))).toBe('invalid_code');
});

test('of many simultaneous uses of one code exactly one succeeds', async () => {
  const person = await withSecondFactor();
  const challenge = await challengeOf(person);
  const answers = await Promise.all(Array.from({ length: 4 }, () => show(challenge, person.code())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('each recovery code works once, in any notation', async () => {
  const person = await withSecondFactor();
  const [first = '', second = ''] = person.recovery_codes;
  const challenge = await challengeOf(person);
  expect((await show(challenge, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect(refusalOf(await show(challenge, first))).toBe('invalid_code');
  const [row] = await product.owner.select().from(twoFactors).where(eq(twoFactors.userId, person.session.user.id));
  expect(row?.recoveryHashes).toHaveLength(9);
  const stranger = await withSecondFactor();
  expect(refusalOf(await show(await challengeOf(stranger), second))).toBe('invalid_code');
});

test('a challenge is valid for five minutes, for one person, until a first factor changes', async () => {
  const [person, other] = [await withSecondFactor(), await withSecondFactor()];
  const challenge = await challengeOf(person);
  expect(refusalOf(await show(challenge, other.code()))).toBe('invalid_code');
  const altered = challenge.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  expect(refusalOf(await show(altered, person.code()))).toBe('invalid_code');
  const token = person.session.access_token;
  await browser().post(
    '/auth/v1/change-password',
    { current_password: person.password, new_password: 'a new password' },
    bearer(token),
  );
  expect(refusalOf(await show(challenge, person.code()))).toBe('invalid_code');
  const fresh = await challengeOf({ ...person, password: 'a new password' });
  pass(product, SECOND_FACTOR.challengeMs - 1000);
  expect((await show(fresh, person.code())).status).toBe(200);
  const late = await challengeOf({ ...person, password: 'a new password' });
  pass(product, SECOND_FACTOR.challengeMs);
  expect(refusalOf(await show(late, person.code()))).toBe('invalid_code');
});

test('after five wrong codes a second factor is paused for unknown devices together, and for a session', async () => {
  const person = await withSecondFactor();
  const challenge = await challengeOf(person);
  const { times, perMs } = ACCOUNT_LIMITS.second_factor;
  const remove = (code: string) => mine(person.session.access_token, 'remove', { code });
  for (const attempt of [() => show(challenge, wrongCode(person.code())), () => remove('zzzz-zzzz-zzzz-zzzz')]) {
    const answers = [];
    for (let tries = 0; tries <= times; tries += 1) answers.push(refusalOf(await attempt()));
    expect(answers).toEqual([...Array(times).fill('invalid_code'), 'too_many_requests']);
  }
  const refused = await show(challenge, person.code());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(perMs / 1000)]);
  pass(product, perMs);
  expect((await show(await challengeOf(person), person.code())).status).toBe(200);
});

test('a code removes the second factor, and no session counts as having shown one', async () => {
  const person = await withSecondFactor();
  const token = person.session.access_token;
  expect(refusalOf(await mine(token, 'remove', { code: wrongCode(person.code()) }))).toBe('invalid_code');
  expect((await mine(token, 'remove', { code: person.recovery_codes[3] })).body).toEqual({ removed: true });
  expect((await me(token)).second_factor).toBe('none');
  expect(Session.parse((await browser().signIn(person.email, person.password)).body)).toBeTruthy();
  expect(refusalOf(await mine(token, 'remove', { code: '123456' }))).toBe('invalid_code');
});

test('neither the secret nor the codes are stored in clear or logged', async () => {
  const person = await withSecondFactor();
  const challenge = await challengeOf(person);
  const code = person.code();
  await show(challenge, code);
  const rows = JSON.stringify(await product.owner.execute(sql`select * from auth.two_factors`));
  const logged = product.logged.join('\n');
  for (const text of [
    person.secret,
    ...person.recovery_codes,
    ...person.recovery_codes.map((each) => each.replaceAll('-', '')),
  ]) {
    expect(rows).not.toContain(text);
    expect(logged).not.toContain(text);
  }
  expect(logged).not.toContain(challenge);
});

test('a sealed secret is not accepted for another person', async () => {
  const [person, other] = [await withSecondFactor(), await withSecondFactor()];
  const { userId, secret } = { userId: twoFactors.userId, secret: twoFactors.secret };
  const [row] = await product.owner.select({ secret }).from(twoFactors).where(eq(userId, other.session.user.id));
  await product.owner
    .update(twoFactors)
    .set({ secret: row?.secret ?? '' })
    .where(eq(userId, person.session.user.id));
  expect(refusalOf(await show(await challengeOf(person), other.code()))).toBe('invalid_code');
});
