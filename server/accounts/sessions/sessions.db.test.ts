import { Session } from '@hirfa/contract/accounts';
import { SESSION } from '@hirfa/domain/accounts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ask, cookieOf, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';
import { profiles } from '../tables.ts';
import { sessions } from './tables.ts';

const product = useProduct();
const START = product.clock.now;
const PASSWORD = 'correct horse';

beforeEach(() => {
  product.clock.now = START;
});

const later = (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
};

const signUp = () => newcomer(product, { full_name: 'Nour El-Sayed', password: PASSWORD });

const refresh = (cookie: string) => ask(product, 'POST', '/auth/v1/refresh', { body: {}, headers: { cookie } });
const me = (token: string) => ask(product, 'GET', '/api/v1/me', { headers: { authorization: `Bearer ${token}` } });

test('a confirmed sign-up opens a session, creates the profile row and hides the refresh token from scripts', async () => {
  const { answer, session, email } = await signUp();
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie();
  expect(cookie).toHaveLength(3);
  expect(cookie[1]).toMatch(/^hirfa_device=[\w-]{43}; /);
  expect(cookie[2]).toMatch(/^hirfa_sign_up=; Max-Age=0/);
  expect(cookie[0]).toMatch(/^hirfa_refresh=[\w.-]+; .*HttpOnly.*SameSite=Strict/);
  expect(cookie[0]).toMatch(/Path=\/auth\/v1(;|$)/);
  expect(JSON.stringify(answer.body)).not.toContain(cookieOf(answer).split('=')[1]);
  expect((await me(session.access_token)).body).toMatchObject({
    user_id: session.user.id,
    email,
    full_name: 'Nour El-Sayed',
    avatar_url: '',
    roles: [],
  });
  const [profile] = await product.owner.select().from(profiles).where(eq(profiles.user_id, session.user.id));
  expect(profile?.full_name).toBe('Nour El-Sayed');
});

test('a refresh starts a new generation; a repeated request gets the same successor again', async () => {
  const { cookie } = await signUp();
  const first = await refresh(cookie);
  later(SESSION.refreshGraceMs * 6);
  const repeated = await refresh(cookie);
  expect([first.status, repeated.status]).toEqual([200, 200]);
  expect(cookieOf(repeated)).toBe(cookieOf(first));
});

test('eight simultaneous refreshes with one token get the same successor', async () => {
  const { cookie } = await signUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(cookieOf)).size).toBe(1);
});

test('an old token ends the session if its successor is in use', async () => {
  const { cookie, session } = await signUp();
  const successor = await refresh(cookie);
  expect((await me(Session.parse(successor.body).access_token)).status).toBe(200);
  later(SESSION.refreshGraceMs + 1);
  const stolen = await refresh(cookie);
  expect([stolen.status, refusalOf(stolen)]).toEqual([401, 'refresh_token_not_found']);
  expect(stolen.headers.getSetCookie()[0]).toMatch(/^hirfa_refresh=; Max-Age=0/);
  expect((await refresh(cookieOf(successor))).status).toBe(401);
  expect((await me(session.access_token)).status).toBe(401);
});

test('a used token ends the session once its successor was presented, without any other request', async () => {
  const { cookie } = await signUp();
  const successor = cookieOf(await refresh(cookie));
  later(SESSION.refreshGraceMs + 1);
  expect((await refresh(cookie)).status, 'the answer with the successor may be lost').toBe(200);
  const next = cookieOf(await refresh(successor));
  later(SESSION.refreshGraceMs + 1);
  expect(refusalOf(await refresh(cookie))).toBe('refresh_token_not_found');
  expect((await refresh(next)).status).toBe(401);
});

test('a session ends after 7 idle days, and after 30 days in any case', async () => {
  const idle = await signUp();
  later(SESSION.idleMs + 1);
  expect((await refresh(idle.cookie)).status).toBe(401);

  product.clock.now = START;
  const busy = await signUp();
  let { cookie } = busy;
  let answer = await refresh(cookie);
  for (let day = 0; day < 5; day += 1) {
    later(SESSION.idleMs - 1000);
    answer = await refresh(cookie);
    cookie = cookieOf(answer) || cookie;
  }
  expect(answer.status).toBe(401);
});

test('an access token is valid for 60 minutes, but not after a sign-out', async () => {
  const { cookie, session } = await signUp();
  later(SESSION.accessTokenMs - 1000);
  expect((await me(session.access_token)).status).toBe(200);
  later(2000);
  expect(refusalOf(await me(session.access_token))).toBe('authentication_required');

  product.clock.now = START;
  const out = await ask(product, 'POST', '/auth/v1/sign-out', { body: {}, headers: { cookie } });
  expect([out.status, out.body]).toEqual([200, { signed_out: true }]);
  expect((await me(session.access_token)).status).toBe(401);
  expect((await refresh(cookie)).status).toBe(401);
});

test('the calls that use cookies are refused to other sites', async () => {
  const { cookie } = await signUp();
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await ask(product, 'POST', '/auth/v1/refresh', { body: {}, headers: { cookie, origin } });
    expect([answer.status, refusalOf(answer)]).toEqual([403, 'forbidden_origin']);
  }
});

test('a forged or altered token is refused', async () => {
  const { cookie, session } = await signUp();
  const [head, body, tail] = session.access_token.split('.');
  const admin = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), gen: 7 }),
  ).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const token of [`${head}.${admin}.${tail}`, `${none}.${body}.`, 'x', ''])
    expect((await me(token)).status, token).toBe(401);
  for (const altered of [cookie.replace('.0.', '.1.'), `${cookie}x`, 'hirfa_refresh=', 'hirfa_refresh=a.b.c']) {
    expect((await refresh(altered)).status, altered).toBe(401);
  }
  expect((await refresh(cookie)).status).toBe(200);
});

test('the role calls answer in the format of the specification', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const { session } = await signUp();
  const other = await signUp();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const role = () => ask(product, 'POST', '/rest/v1/rpc/get_current_user_role', { body: {}, headers });
  const has = (_user_id: string) =>
    ask(product, 'POST', '/rest/v1/rpc/has_role', { body: { _user_id, _role: 'admin' }, headers });
  expect((await role()).body).toBe('user');
  await world.makeAdmin(other.session.user.id);
  expect((await has(other.session.user.id)).body).toBe(false);
  await world.makeAdmin(session.user.id);
  expect([(await role()).body, (await has(session.user.id)).body, (await has(other.session.user.id)).body]).toEqual([
    'admin',
    true,
    true,
  ]);
});

test('a missing profile row is refused with PGRST116 and created when its person saves a name', async () => {
  const { session } = await signUp();
  await product.owner.delete(profiles).where(eq(profiles.user_id, session.user.id));
  const answer = await me(session.access_token);
  expect([answer.status, refusalOf(answer)]).toEqual([406, 'PGRST116']);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const saved = await ask(product, 'PATCH', '/api/v1/me', { body: { full_name: 'Nour Adel' }, headers });
  expect([saved.status, saved.body]).toEqual([200, { full_name: 'Nour Adel', avatar_url: '' }]);
  expect((await me(session.access_token)).body).toMatchObject({ full_name: 'Nour Adel', is_provider: false });
});

test('a session without an absolute end is invalid', async () => {
  const { cookie, session } = await signUp();
  await product.owner.update(sessions).set({ absoluteUntil: null }).where(eq(sessions.userId, session.user.id));
  expect([(await me(session.access_token)).status, (await refresh(cookie)).status]).toEqual([401, 401]);
});
