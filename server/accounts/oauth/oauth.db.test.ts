import { createHash, randomBytes } from 'node:crypto';
import { AuthOptions, Me, Session } from '@hirfa/contract/accounts';
import { OAUTH_STATE_MS, ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser, pass, readMail } from '../../testing/accounts.ts';
import { ask, freshAddress, read, refusalOf } from '../../testing/calls.ts';
import { OIDC_CLIENT } from '../../testing/fakes/identity-provider.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { credentials, users } from '../tables.ts';
import { createOAuthClient } from './oauth-client.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
type Browser = ReturnType<typeof browser>;

afterEach(() => {
  product.identityProvider.wrong = {};
  product.identityProvider.hasMinimalToken = false;
});

const verified = (email = freshEmail()) => ({
  sub: newId(),
  email,
  email_verified: true,
  name: 'Laila Hassan',
});

const verifierOf = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const startPath = (verifier: string, return_to = '/') =>
  `/auth/v1/oauth/google/start?${new URLSearchParams({ code_challenge: challengeOf(verifier), return_to })}`;

/** Starts a sign-in at the OAuth provider, where this person is signed in; returns the callback. */
async function authorize(from: Browser, person: object, verifier = verifierOf(), return_to = '/') {
  product.identityProvider.person = { sub: newId(), ...person };
  const { location } = await from.go(startPath(verifier, return_to));
  const answer = await fetch(location, { redirect: 'manual' });
  return { verifier, callback: new URL(answer.headers.get('location') ?? '') };
}

const back = async (from: Browser, callback: URL) => (await from.go(callback.pathname + callback.search)).location;
const errorOf = (page: URL) => [page.pathname, page.searchParams.get('error'), page.searchParams.get('code')];
const REFUSED = ['/auth/callback', 'invalid_code', null];

async function signInWithOAuth(from: Browser, person: object) {
  const { verifier, callback } = await authorize(from, person);
  const page = await back(from, callback);
  return Session.parse((await from.exchange(page.searchParams.get('code') ?? '', verifier)).body);
}

const me = async ({ access_token }: Session) =>
  Me.parse((await ask(product, 'GET', '/api/v1/me', { headers: bearer(access_token) })).body);

test('a new person gets an account with the name of the OAuth provider, and signs in to it again later', async () => {
  const person = verified();
  for (const hasMinimalToken of [false, true]) {
    product.identityProvider.hasMinimalToken = hasMinimalToken;
    const session = await signInWithOAuth(browser(), person);
    expect(await me(session)).toMatchObject({ email: person.email, full_name: person.name, avatar_url: '' });
  }
  const renamed = await signInWithOAuth(browser(), { ...person, email: freshEmail(), name: 'Somebody Else' });
  expect(await me(renamed)).toMatchObject({ email: person.email, full_name: person.name });
  expect(await product.owner.select().from(users).where(eq(users.email, person.email))).toHaveLength(1);
});

test('a sign-in with OAuth keeps a cookie in this browser, the language of the page and a code for one minute', async () => {
  const client = browser();
  const { cookies } = await client.go(startPath(verifierOf()));
  expect(cookies).toEqual([
    expect.stringMatching(/^hirfa_oauth=[\w.-]+; Max-Age=600; Path=\/auth\/v1\/oauth; HttpOnly; SameSite=Lax$/),
  ]);
  const { callback, verifier } = await authorize(client, verified(), verifierOf(), '/ar/bookings?x=1');
  const page = await client.go(callback.pathname + callback.search);
  expect(page.cookies).toEqual([expect.stringMatching(/^hirfa_oauth=; Max-Age=0/)]);
  expect([page.location.origin, page.location.pathname, page.location.searchParams.get('return_to')]).toEqual([
    product.address,
    '/ar/auth/callback',
    '/ar/bookings?x=1',
  ]);
  pass(product, ONE_TIME_CODE_LIFE_MS.oauth);
  expect(refusalOf(await client.exchange(page.location.searchParams.get('code') ?? '', verifier))).toBe('invalid_code');
});

test('the code after a sign-in with OAuth works once, and only for the page that started it', async () => {
  const client = browser();
  const first = await authorize(client, verified());
  const code = (await back(client, first.callback)).searchParams.get('code') ?? '';
  expect(refusalOf(await browser().exchange(code))).toBe('invalid_code');
  const second = await authorize(client, verified());
  const other = (await back(client, second.callback)).searchParams.get('code') ?? '';
  expect((await client.exchange(other, second.verifier)).status).toBe(200);
  expect(refusalOf(await client.exchange(other, second.verifier))).toBe('invalid_code');
});

test('a verified e-mail signs in to its confirmed account, which keeps its password', async () => {
  const person = await newcomer(product);
  const session = await signInWithOAuth(browser(), verified(person.email.toUpperCase()));
  expect([session.user.id, (await me(session)).full_name]).toEqual([person.session.user.id, person.full_name]);
  expect((await browser().signIn(person.email, person.password)).status).toBe(200);
});

test('the owner of a confirmed account is notified once by mail when an OAuth provider is linked', async () => {
  const { email } = await newcomer(product);
  const person = verified(email);
  const mailsToOwner = async () => {
    await product.work();
    return product.mailBox.mails.filter(({ to, subject }) => to === email && subject.includes('Google'));
  };
  const phone = {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
  };
  const authorized = await Promise.all(
    Array.from({ length: 8 }, browser).map(async (client) => ({ client, ...(await authorize(client, person)) })),
  );
  await Promise.all(authorized.map(({ client, callback }) => client.go(callback.pathname + callback.search, phone)));
  const [mail, ...more] = await mailsToOwner();
  expect([mail?.subject, more]).toEqual([
    'Your Hirfa account now opens with Google · حسابك في حِرفة يُفتح الآن عبر Google',
    [],
  ]);
  expect(mail?.text).toContain('from Chrome on Android.');
  expect(mail?.text).toContain(`${product.address}/ar/undo-security#code=`);
  await signInWithOAuth(browser(), person);
  expect(await mailsToOwner()).toHaveLength(1);
  const fresh = verified();
  await signInWithOAuth(browser(), fresh);
  await product.work();
  expect(product.mailBox.mails.filter(({ to }) => to === fresh.email)).toEqual([]);
});

test('an e-mail that the OAuth provider has not verified neither opens, links nor creates an account', async () => {
  const known = await newcomer(product);
  for (const claims of [
    { email: known.email, email_verified: false },
    { email: known.email },
    { email: freshEmail(), email_verified: false },
    {},
  ]) {
    const client = browser();
    const { callback } = await authorize(client, claims);
    expect(errorOf(await back(client, callback))).toEqual(['/auth/callback', 'email_not_verified', null]);
  }
  const links = await product.owner.select().from(credentials).where(eq(credentials.userId, known.session.user.id));
  expect(links.map(({ providerId }) => providerId)).toEqual(['credential']);
});

test('a stranger who signed up with the owner’s e-mail can not sign in after the owner did with OAuth', async () => {
  const email = freshEmail();
  const stranger = browser();
  await stranger.signUp(email, 'the password of a stranger');
  const { code, token } = await readMail(product, email);
  await product.owner
    .insert(users)
    .values({ id: newId(), name: 'A stranger', email, createdAt: product.clock.now, updatedAt: product.clock.now });
  const session = await signInWithOAuth(browser(), verified(email));
  expect((await me(session)).full_name).toBe('Laila Hassan');
  expect(refusalOf(await stranger.signIn(email, 'the password of a stranger'))).toBe('invalid_credentials');
  expect([refusalOf(await stranger.confirm(email, code)), refusalOf(await stranger.exchange(token))]).toEqual([
    'invalid_code',
    'invalid_code',
  ]);
});

test('only the browser that started a sign-in finishes it, once, in time and with its state', async () => {
  const client = browser();
  const { callback } = await authorize(client, verified());
  expect(errorOf(await back(browser(), callback))).toEqual(REFUSED);
  const other = browser();
  await authorize(other, verified());
  expect(errorOf(await back(other, callback))).toEqual(REFUSED);
  const late = await authorize(client, verified());
  pass(product, OAUTH_STATE_MS);
  expect(errorOf(await back(client, late.callback))).toEqual(REFUSED);
  const elsewhere = await authorize(client, verified());
  elsewhere.callback.pathname = elsewhere.callback.pathname.replace('google', 'apple');
  expect(errorOf(await back(client, elsewhere.callback))).toEqual(REFUSED);
});

test('a code of the OAuth provider works once, even if the cookie was copied', async () => {
  const client = browser();
  const { callback } = await authorize(client, verified());
  const cookie = client.cookies.get('hirfa_oauth') ?? '';
  expect((await back(client, callback)).searchParams.get('code')).not.toBeNull();
  client.cookies.set('hirfa_oauth', cookie);
  expect(errorOf(await back(client, callback))).toEqual(REFUSED);
});

test.each([
  ['another nonce', { claims: { nonce: 'of another sign-in' } }],
  ['another audience', { claims: { aud: 'another client' } }],
  ['another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
  ['a token that has run out', { claims: { iat: 1_500_000_000, exp: 1_500_003_600 } }],
  ['no subject', { claims: { sub: undefined } }],
  ['another key', { key: 'unknown' as const }],
])('%s is refused', async (_, wrong) => {
  const client = browser();
  const { callback } = await authorize(client, verified());
  product.identityProvider.wrong = wrong;
  expect(errorOf(await back(client, callback))).toEqual(REFUSED);
});

test('a cancellation and a failure of the OAuth provider return to a page that states them', async () => {
  const client = browser();
  product.identityProvider.wrong = { answer: 'cancelled' };
  expect(errorOf(await back(client, (await authorize(client, verified())).callback))).toEqual([
    '/auth/callback',
    'cancelled',
    null,
  ]);
  product.identityProvider.wrong = {};
  const { callback } = await authorize(client, verified());
  product.identityProvider.wrong = { down: true };
  expect(errorOf(await back(client, callback))).toEqual(['/auth/callback', 'service_unavailable', null]);
});

test('an OAuth provider that failed at first is requested again', async () => {
  const { issuer } = product.identityProvider;
  const client = createOAuthClient({ google: { issuer, ...OIDC_CLIENT } }, () => product.address);
  product.identityProvider.wrong = { down: true };
  expect(await client.start('google', product.clock.now)).toMatchObject({ problem: 'service_unavailable' });
  product.identityProvider.wrong = {};
  expect(await client.start('google', product.clock.now)).toMatchObject({
    address: expect.stringContaining(`${issuer}/authorize`),
  });
  const nowhere = createOAuthClient(
    { google: { issuer: 'http://127.0.0.1:1', ...OIDC_CLIENT } },
    () => product.address,
  );
  expect(await nowhere.start('google', product.clock.now)).toMatchObject({ problem: 'service_unavailable' });
});

test('a sign-in with OAuth never leads to foreign sites or to an OAuth provider that is not configured', async () => {
  for (const to of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])
    expect(refusalOf(await ask(product, 'GET', startPath(verifierOf(), to)))).toBe('invalid_input');
  expect(refusalOf(await ask(product, 'GET', '/auth/v1/oauth/google/start?code_challenge=short'))).toBe(
    'invalid_input',
  );
  const unknown = startPath(verifierOf()).replace('google', 'another');
  expect(refusalOf(await ask(product, 'GET', unknown))).toBe('not_found');
});

test('everybody can read which sign-in methods exist', async () => {
  expect(await read(product, '/api/v1/auth/options', AuthOptions)).toEqual({
    password: true,
    phone: true,
    oauth: ['google', 'apple', 'facebook'],
    passkeys: false,
    terminal: { mails: false, texts: false },
  });
});

test('codes, states and tokens of a sign-in with OAuth are not logged', async () => {
  const client = browser();
  const from = product.logged.length;
  const { callback, verifier } = await authorize(client, verified());
  const page = await back(client, callback);
  const code = page.searchParams.get('code') ?? '';
  const { access_token } = Session.parse((await client.exchange(code, verifier)).body);
  const wrong = await authorize(client, verified());
  product.identityProvider.wrong = { claims: { nonce: 'wrong' } };
  await back(client, wrong.callback);
  const logged = product.logged.slice(from).join('\n');
  expect(logged).toContain('a sign-in with OAuth failed');
  const secrets = [
    code,
    access_token,
    verifier,
    ...callback.searchParams.values(),
    wrong.callback.searchParams.get('code') ?? '',
  ];
  for (const secret of secrets.filter((each) => each.length > 8 && !each.startsWith('openid')))
    expect(logged).not.toContain(secret);
});
