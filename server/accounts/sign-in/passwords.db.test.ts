import { Session } from '@hirfa/contract/accounts';
import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bearer, freshEmail, openBrowser, pass, readMail } from '../../testing/accounts.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { sessions } from '../sessions/tables.ts';
import { credentials, users } from '../tables.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
const NEW = 'a new and better password';

const me = (token: string) => ask(product, 'GET', '/api/v1/me', { headers: bearer(token) });
const requestReset = (email: string) => browser().post('/auth/v1/request-password-reset', { email });
const reset = (code: string, password = NEW) => browser().post('/auth/v1/reset-password', { code, password });

test('passwords are stored as argon2id with the recommended cost and their own salt', async () => {
  const people = [await newcomer(product, { password: NEW }), await newcomer(product, { password: NEW })];
  const kept = await product.owner
    .select({ hash: credentials.password })
    .from(credentials)
    .where(
      inArray(
        credentials.userId,
        people.map(({ session }) => session.user.id),
      ),
    );
  for (const { hash } of kept) {
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash ?? '') ?? [];
    expect([Number(memory) >= 19_456, Number(passes) >= 2]).toEqual([true, true]);
  }
  expect(new Set(kept.map(({ hash }) => hash)).size).toBe(2);
});

test('a reset request is answered alike for known and unknown addresses; only accounts get a mail', async () => {
  const { email } = await newcomer(product);
  const stranger = freshEmail();
  const answers = [await requestReset(email), await requestReset(stranger)];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { sent: true }]);
  const mail = await readMail(product, email);
  expect(mail.text).toContain(`${product.address}/reset-password#code=${mail.token}`);
  expect(mail.text).toContain(`${product.address}/ar/reset-password#code=${mail.token}`);
  expect(product.mailBox.mails.filter(({ to }) => to === stranger)).toEqual([]);
});

test('a reset ends all sessions and opens none, whoever sent its link; its code works once', async () => {
  const person = await newcomer(product);
  await requestReset(person.email);
  const { token } = await readMail(product, person.email);
  const answer = await reset(token);
  expect([answer.status, answer.body]).toEqual([200, { changed: true, email: person.email }]);
  expect((await me(person.session.access_token)).status).toBe(401);
  const opened = await product.owner.select().from(sessions).where(eq(sessions.userId, person.session.user.id));
  expect(opened.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  expect(refusalOf(await browser().signIn(person.email, person.password))).toBe('invalid_credentials');
  expect((await browser().signIn(person.email, NEW)).status).toBe(200);
  expect([refusalOf(await reset(token)), refusalOf(await browser().exchange(token))]).toEqual([
    'invalid_code',
    'invalid_code',
  ]);
  expect((await readMail(product, person.email)).subject).toContain('Your Hirfa password was changed');
});

test('a reset link is valid for one hour, and void once another one is used', async () => {
  const person = await newcomer(product);
  await requestReset(person.email);
  const first = await readMail(product, person.email);
  await requestReset(person.email);
  const second = await readMail(product, person.email);
  pass(product, ONE_TIME_CODE_LIFE_MS.reset - 1);
  expect((await reset(second.token)).status).toBe(200);
  expect(refusalOf(await reset(first.token))).toBe('invalid_code');
  await requestReset(person.email);
  const late = await readMail(product, person.email);
  pass(product, ONE_TIME_CODE_LIFE_MS.reset);
  expect(refusalOf(await reset(late.token))).toBe('invalid_code');
});

test('the link of a sign-up can not reset a password', async () => {
  const email = freshEmail();
  await browser().signUp(email, 'correct horse');
  const { token } = await readMail(product, email);
  expect(refusalOf(await reset(token))).toBe('invalid_code');
});

test('an account without a password gets its first one by a reset, and then reports that it has one', async () => {
  const email = freshEmail();
  await browser().signUp(email, 'the password of a stranger');
  await browser().exchange((await readMail(product, email)).token);
  const passwords = await product.owner
    .select({ password: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(eq(users.email, email));
  expect(passwords).toEqual([]);
  await requestReset(email);
  expect((await reset((await readMail(product, email)).token)).status).toBe(200);
  const after = Session.parse((await browser().signIn(email, NEW)).body);
  expect((await me(after.access_token)).body).toMatchObject({ has_password: true });
});

test.each(['12345678', 'Password1', '١٢٣٤٥٦٧٨', 'QWERTY123'])(
  'a common password, %j, is refused at the sign-up, by a reset and by a change; the link stays valid',
  async (common) => {
    expect(refusalOf(await browser().signUp(freshEmail(), common))).toBe('common_password');
    const person = await newcomer(product);
    const headers = bearer(person.session.access_token);
    const input = { current_password: person.password, new_password: common };
    const changed = await browser().post('/auth/v1/change-password', input, headers);
    expect(refusalOf(changed)).toBe('common_password');
    await requestReset(person.email);
    const { token } = await readMail(product, person.email);
    expect(refusalOf(await reset(token, common))).toBe('common_password');
    expect((await reset(token)).status).toBe(200);
  },
);

test('changing the password needs the current one and signs out all other devices', async () => {
  const person = await newcomer(product);
  const other = await browser().signIn(person.email, person.password);
  const headers = bearer(person.session.access_token);
  const change = (current_password: string) =>
    browser().post('/auth/v1/change-password', { current_password, new_password: NEW }, headers);
  expect(refusalOf(await change('not the password'))).toBe('invalid_credentials');
  expect([(await change(person.password)).body, (await me(person.session.access_token)).status]).toEqual([
    { changed: true },
    200,
  ]);
  expect((await me((other.body as { access_token: string }).access_token)).status).toBe(401);
  expect(refusalOf(await browser().signIn(person.email, person.password))).toBe('invalid_credentials');
  expect((await browser().signIn(person.email, NEW)).status).toBe(200);
  expect((await readMail(product, person.email)).subject).toContain('Your Hirfa password was changed');
  const signedOut = await browser().post('/auth/v1/change-password', {
    current_password: NEW,
    new_password: 'another one',
  });
  expect(refusalOf(signedOut)).toBe('authentication_required');
});
