import { Passkey, Session, Undoable } from '@hirfa/contract/accounts';
import { ACCOUNT_LIMITS, ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bearer, openBrowser, pass, readMail } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { type Answer, ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { signInWithGoogle } from '../../testing/sign-in-with-google.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
const preview = (code: string, from = browser()) => from.post('/auth/v1/undo-security/preview', { code });
const undo = (code: string, from = browser()) => from.post('/auth/v1/undo-security', { code });
const resetIn = ({ body }: Answer) => z.strictObject({ reset_code: z.string() }).parse(body).reset_code;
const me = async (token: string) => (await ask(product, 'GET', '/api/v1/me', { headers: bearer(token) })).status;
const LAPTOP = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0' };
const NEW = 'a new and better password';

/** A person whose password was stolen, and the thief's session. */
async function createVictim() {
  const person = await newcomer(product);
  const thief = browser();
  const { access_token } = Session.parse(
    (await thief.post('/auth/v1/sign-in', { email: person.email, password: person.password }, LAPTOP)).body,
  );
  const call = (path: string, body: object = {}) => ask(product, 'POST', path, { body, headers: bearer(access_token) });
  /** Makes a change 30 seconds after the last one; returns the code of the mail about it. */
  const mailedCode = async (change: () => Promise<unknown>) => {
    pass(product, 30_000);
    await change();
    return (await readMail(product, person.email)).token;
  };
  const setUpApp = async () => {
    const { secret } = z.object({ secret: z.string() }).parse((await call('/api/v1/me/second-factor/start')).body);
    expect(
      (await call('/api/v1/me/second-factor/confirm', { code: shownCode(secret, product.clock.now) })).status,
    ).toBe(200);
    return secret;
  };
  const addKey = async () => {
    const { options } = z
      .object({ options: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }) })
      .parse((await call('/api/v1/me/passkeys/start')).body);
    const answer = await call('/api/v1/me/passkeys', {
      name: 'Of a thief',
      response: softwareAuthenticator(product.address).create(options),
    });
    return Passkey.parse(answer.body);
  };
  return { ...person, thief: { from: thief, token: access_token, call, setUpApp, addKey }, mailedCode };
}
type Victim = Awaited<ReturnType<typeof createVictim>>;

const signIn = ({ email, password }: { email: string; password: string }) => browser().signIn(email, password);
/** The fields of the answer to the right password. */
const answerToSignIn = async (person: { email: string; password: string }) =>
  Object.keys(z.looseObject({}).parse((await signIn(person)).body));
const keysOf = async (token: string) =>
  z
    .object({ items: z.array(Passkey) })
    .parse((await ask(product, 'GET', '/api/v1/me/passkeys', { headers: bearer(token) })).body).items;

/** The owner sets a new password with the code of the answer and signs in; returns their access token. */
async function recover({ email }: Victim, undone: Answer): Promise<string> {
  const answer = await browser().post('/auth/v1/reset-password', { code: resetIn(undone), password: NEW });
  expect(answer.body).toEqual({ changed: true, email });
  return Session.parse((await browser().signIn(email, NEW)).body).access_token;
}

test('undoing a thief’s app works once: all sessions end, the password is void, and the owner is notified and signs in', async () => {
  const person = await createVictim();
  const { thief } = person;
  const code = await person.mailedCode(thief.setUpApp);
  const set_up_at = product.clock.now.toISOString();
  await thief.call('/auth/v1/change-password', { current_password: person.password, new_password: 'of the thief' });
  const own = { ...person, password: 'of the thief' };
  expect(
    Object.keys(
      z
        .object({})
        .loose()
        .parse((await signIn(own)).body),
    ),
  ).toEqual(['second_factor']);
  pass(product, ONE_TIME_CODE_LIFE_MS.undo / 2);
  const shown = await preview(code);
  expect(Undoable.parse(shown.body)).toEqual({
    deed: 'second_factor_set_up',
    done_at: set_up_at,
    device: { browser: 'Firefox', system: 'Windows', kind: 'computer' },
  });
  const undone = await undo(code);
  expect(undone.status).toBe(200);
  expect([await me(thief.token), refusalOf(await signIn(own)), refusalOf(await signIn(person))]).toEqual([
    401,
    'invalid_credentials',
    'invalid_credentials',
  ]);
  await product.work();
  expect((await product.mailBox.latest(person.email)).subject).toContain('The second factor was removed');
  const token = await recover(person, undone);
  const { body } = await ask(product, 'GET', '/api/v1/me/second-factor', { headers: bearer(token) });
  expect(body).toEqual({ set_up_at: null, recovery_codes_left: 0 });
  expect([refusalOf(await preview(code)), refusalOf(await undo(code)), await me(token)]).toEqual([
    'invalid_code',
    'invalid_code',
    200,
  ]);
});

test('undoing a thief’s passkey removes no other passkey', async () => {
  const person = await createVictim();
  const { thief, mailedCode } = person;
  const kept = await thief.addKey();
  const code = await mailedCode(thief.addKey);
  expect(await keysOf(thief.token)).toHaveLength(2);
  const undone = await undo(code);
  expect([await me(thief.token), await me(person.session.access_token)], 'the owner’s too').toEqual([401, 401]);
  await product.work();
  expect((await product.mailBox.latest(person.email)).subject).toContain('A passkey was removed');
  expect(await keysOf(await recover(person, undone))).toEqual([kept]);
});

test('a thief’s linked OAuth account is removed by undoing it', async () => {
  const person = await createVictim();
  const from = browser();
  const code = await person.mailedCode(() => signInWithGoogle(product, from, person.email));
  const token = await recover(person, await undo(code));
  expect((await ask(product, 'GET', '/api/v1/me/linked-accounts', { headers: bearer(token) })).body).toEqual({
    items: [],
  });
  await product.work();
  expect(
    product.mailBox.mails.some(
      ({ to, subject }) => to === person.email && subject.includes('no longer opens with Google'),
    ),
  ).toBe(true);
});

test('an undo code changes nothing once another app is set up; the app’s own mail undoes it', async () => {
  const person = await createVictim();
  const { thief, mailedCode } = person;
  let secret = '';
  const first = await mailedCode(async () => {
    secret = await thief.setUpApp();
  });
  pass(product, 30_000);
  expect(
    (await thief.call('/api/v1/me/second-factor/remove', { code: shownCode(secret, product.clock.now) })).status,
  ).toBe(200);
  const second = await mailedCode(thief.setUpApp);
  expect(second).not.toBe(first);
  expect([refusalOf(await undo(first)), await me(thief.token)]).toEqual(['invalid_code', 200]);
  expect(
    Object.keys(
      z
        .object({})
        .loose()
        .parse((await signIn(person)).body),
    ),
  ).toEqual(['second_factor']);
  expect((await undo(second)).status).toBe(200);
});

test('one of many simultaneous requests undoes a change; unknown, used and expired codes are answered alike', async () => {
  const person = await createVictim();
  const code = await person.mailedCode(person.thief.setUpApp);
  const answers = await Promise.all(Array.from({ length: 4 }, () => undo(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [unknown, used] = [await undo('a'.repeat(43)), await undo(code)];
  const other = await createVictim();
  const late = await other.mailedCode(other.thief.setUpApp);
  pass(product, ONE_TIME_CODE_LIFE_MS.undo - 1);
  expect((await preview(late)).status).toBe(200);
  pass(product, 1);
  const refusals = [unknown, used, await undo(late), await preview(late)].map(({ status, body }) => [
    status,
    z.object({ code: z.string(), message: z.string(), data: z.null() }).parse(body),
  ]);
  expect(new Set(refusals.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(refusals[0])]));
  expect(refusals[0]?.[0]).toBe(401);
  expect(await answerToSignIn(other), 'the app stays').toEqual(['second_factor']);
});

test('codes of other kinds do not undo changes, and undo codes do not sign in', async () => {
  const person = await createVictim();
  await browser().post('/auth/v1/request-password-reset', { email: person.email });
  const reset = (await readMail(product, person.email)).token;
  const code = await person.mailedCode(person.thief.addKey);
  for (const answer of [
    await undo(reset),
    await preview(reset),
    await browser().exchange(code),
    await browser().post('/auth/v1/reset-password', { code, password: NEW }),
  ])
    expect(refusalOf(answer)).toBe('invalid_code');
  expect((await undo(code)).status).toBe(200);
});

test('the preview of an undo changes nothing and is refused to other sites', async () => {
  const person = await createVictim();
  const code = await person.mailedCode(person.thief.setUpApp);
  for (let look = 0; look < 3; look += 1) expect((await preview(code)).status).toBe(200);
  for (const path of ['/auth/v1/undo-security', '/auth/v1/undo-security/preview'])
    expect(refusalOf(await browser().post(path, { code }, { origin: 'https://evil.example' }))).toBe(
      'forbidden_origin',
    );
  expect(await me(person.thief.token)).toBe(200);
});

test('an admin’s second factor is undone in the same way if admins need one', async () => {
  const person = await createVictim();
  await createWorld(product.owner, product.clock.now).makeAdmin(person.session.user.id);
  product.services.adminsNeedSecondFactor = true;
  try {
    const code = await person.mailedCode(person.thief.setUpApp);
    const token = await recover(person, await undo(code));
    const { body } = await ask(product, 'GET', '/api/v1/me', { headers: bearer(token) });
    expect(body).toMatchObject({ second_factor: 'none', roles: [] });
  } finally {
    product.services.adminsNeedSecondFactor = false;
  }
});

test('wrong undo codes of neighbours do not lock the owner’s', async () => {
  const person = await createVictim();
  const code = await person.mailedCode(person.thief.setUpApp);
  const from = browser();
  for (let guess = 0; guess < ACCOUNT_LIMITS.guess_address.times; guess += 1)
    expect((await preview(`${guess}`.padStart(43, 'x'), from)).status).toBe(401);
  expect((await undo(code, from)).status).toBe(200);
});

test('undo codes are stored as HMACs, are not logged, and are deleted after they expire', async () => {
  const person = await createVictim();
  const code = await person.mailedCode(person.thief.setUpApp);
  const reset = resetIn(await undo(code));
  const rows = async () =>
    JSON.stringify(await product.owner.execute(sql`select * from auth.one_time_codes where kind = 'undo'`));
  expect(await rows()).toContain(person.session.user.id);
  for (const secret of [code, reset]) expect((await rows()) + product.logged.join('\n')).not.toContain(secret);
  pass(product, ONE_TIME_CODE_LIFE_MS.undo);
  await product.keepHouse();
  expect(await rows()).toBe('[]');
});
