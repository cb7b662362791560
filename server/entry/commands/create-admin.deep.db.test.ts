import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Me, SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { beforeAll, expect, test } from 'vitest';
import { bearer, freshEmail, openBrowser, pass, readMail } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const PROGRAM = fileURLToPath(new URL('create-admin.ts', import.meta.url));
const PASSWORD = 'a password of an admin';

// Like in production.
beforeAll(() => {
  product.services.adminsNeedSecondFactor = true;
});

async function createAdmin(email: string, args: string[] = []) {
  const env = { PATH: process.env.PATH, DATABASE_URL: product.databaseUrl };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(`${email}\nNadia Fahmy\n`);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  // The program uses the time of the machine.
  product.clock.now = new Date();
  return { output, errors, code };
}

const call = (token: string, method: string, path: string, body?: object) =>
  ask(product, method, path, { body, headers: bearer(token) });
const me = async (token: string) => Me.parse((await call(token, 'GET', '/api/v1/me')).body);
const role = async (token: string) => (await call(token, 'POST', '/rest/v1/rpc/get_current_user_role', {})).body;
const revenue = (token: string) => call(token, 'GET', '/api/v1/admin/dashboard');

test('the first admin gets a mail to set a password, and has the role after a second factor; a second one is refused', async () => {
  const email = freshEmail();
  expect(await createAdmin(email)).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringContaining(`${email} is an admin.`),
  });
  expect(await createAdmin(freshEmail())).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is an admin already.'),
  });
  const browser = openBrowser(product, freshAddress());
  const { token } = await readMail(product, email);
  await browser.post('/auth/v1/reset-password', { code: token, password: PASSWORD });
  const { access_token } = Session.parse((await browser.signIn(email, PASSWORD)).body);

  expect(await me(access_token)).toMatchObject({
    full_name: 'Nadia Fahmy',
    roles: [],
    second_factor: 'none',
    second_factor_demanded: true,
  });
  const has = { _user_id: (await me(access_token)).user_id, _role: 'admin' };
  expect([await role(access_token), (await call(access_token, 'POST', '/rest/v1/rpc/has_role', has)).body]).toEqual([
    'user',
    false,
  ]);
  expect(refusalOf(await revenue(access_token))).toBe('admin_required');

  const { secret } = (await call(access_token, 'POST', '/api/v1/me/second-factor/start', {})).body as {
    secret: string;
  };
  await call(access_token, 'POST', '/api/v1/me/second-factor/confirm', { code: shownCode(secret, product.clock.now) });
  expect(await me(access_token)).toMatchObject({
    roles: ['admin'],
    second_factor: 'passed',
    second_factor_demanded: true,
  });
  expect([await role(access_token), (await revenue(access_token)).status]).toEqual(['admin', 200]);

  pass(product, 30_000);
  const { challenge } = SecondFactorFirst.parse((await browser.signIn(email, PASSWORD)).body).second_factor;
  const answer = await browser.post('/auth/v1/second-factor', {
    challenge,
    code: shownCode(secret, product.clock.now),
  });
  const again = Session.parse(answer.body).access_token;
  expect(await role(again)).toBe('admin');

  pass(product, 30_000);
  await call(again, 'POST', '/api/v1/me/second-factor/remove', { code: shownCode(secret, product.clock.now) });
  for (const each of [access_token, again])
    expect([await role(each), refusalOf(await revenue(each))]).toEqual(['user', 'admin_required']);
});

test('--another creates one more admin, also from an existing account', async () => {
  const person = await newcomer(product);
  expect(await createAdmin(person.email, ['--another'])).toMatchObject({ code: 0 });
  expect(await me(person.session.access_token)).toMatchObject({ second_factor_demanded: true, roles: [] });
  const other = await newcomer(product);
  expect(await me(other.session.access_token)).toMatchObject({ second_factor_demanded: false });
});

test('an invalid e-mail is reported in one line', async () => {
  expect(await createAdmin('not an e-mail', ['--another'])).toMatchObject({
    code: 1,
    errors: 'This is not valid: email.\n',
  });
});

test('in the demo an admin needs no second factor', async () => {
  const person = await newcomer(product);
  await createAdmin(person.email, ['--another']);
  product.services.adminsNeedSecondFactor = false;
  expect(await me(person.session.access_token)).toMatchObject({ roles: ['admin'], second_factor_demanded: false });
  expect((await revenue(person.session.access_token)).status).toBe(200);
});
