import { createHash, randomBytes } from 'node:crypto';
import { Me, Session } from '@hirfa/contract/accounts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser } from '../../testing/accounts.ts';
import { ask, freshAddress } from '../../testing/calls.ts';
import { APPLE_CLIENT } from '../../testing/fakes/identity-provider.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { createOAuthClient } from './oauth-client.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
type Browser = ReturnType<typeof browser>;

afterEach(() => {
  product.apple.wrong = {};
});

const somebody = (email = freshEmail()) => ({ sub: newId(), email, email_verified: true, name: 'Laila Hassan' });

/** The form with which Apple sends a browser to our callback. */
async function formOf(from: Browser, person: ReturnType<typeof somebody>, verifier: string) {
  product.apple.person = person;
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({ code_challenge, return_to: '/ar/bookings' });
  const { location } = await from.go(`/auth/v1/oauth/apple/start?${query}`);
  const html = await (await fetch(location)).text();
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]*)"/g))
    fields.set(name, value.replaceAll('&quot;', '"'));
  return { action: /action="([^"]+)"/.exec(html)?.[1] ?? '', fields };
}

/** Sends the form as a browser does from Apple's page, without our cookie; returns the address of the redirect. */
async function send({ action, fields }: Awaited<ReturnType<typeof formOf>>): Promise<Response> {
  return fetch(action, { method: 'POST', body: fields, redirect: 'manual', headers: { origin: product.apple.issuer } });
}

/** The whole sign-in, up to our page. */
async function authorize(
  from: Browser,
  person: ReturnType<typeof somebody>,
  verifier = randomBytes(32).toString('base64url'),
) {
  const answer = await send(await formOf(from, person, verifier));
  expect(answer.status).toBe(303);
  return { verifier, page: (await from.go(answer.headers.get('location') ?? '')).location };
}

async function signInWithOAuth(from: Browser, person: ReturnType<typeof somebody>) {
  const { page, verifier } = await authorize(from, person);
  return Session.parse((await from.exchange(page.searchParams.get('code') ?? '', verifier)).body);
}

const me = async ({ access_token }: Session) =>
  Me.parse((await ask(product, 'GET', '/api/v1/me', { headers: bearer(access_token) })).body);

test('a new person from Apple gets the name of the first form and the e-mail that Apple relays', async () => {
  const person = somebody(`${newId()}@privaterelay.appleid.com`);
  const first = await signInWithOAuth(browser(), person);
  expect(await me(first)).toMatchObject({ email: person.email, full_name: person.name });
  const again = await signInWithOAuth(browser(), { ...person, name: 'Somebody Else' });
  expect([again.user.id, (await me(again)).full_name]).toEqual([first.user.id, person.name]);
});

test('an e-mail that Apple has verified opens its account; an unverified one opens none', async () => {
  const known = await newcomer(product);
  const { page } = await authorize(browser(), { ...somebody(known.email), email_verified: false });
  expect(page.searchParams.get('error')).toBe('email_not_verified');
  const session = await signInWithOAuth(browser(), somebody(known.email));
  expect([session.user.id, (await me(session)).full_name]).toEqual([known.session.user.id, known.full_name]);
});

test('a person who cancels at Apple returns to a page that states it', async () => {
  product.apple.wrong = { answer: 'cancelled' };
  const { page } = await authorize(browser(), somebody());
  expect([page.pathname, ...page.searchParams]).toEqual([
    '/ar/auth/callback',
    ['error', 'cancelled'],
    ['return_to', '/ar/bookings'],
  ]);
});

test('Apple’s form is accepted only in the browser that started this sign-in, and only its known fields are forwarded', async () => {
  const client = browser();
  const form = await formOf(client, somebody(), 'v'.repeat(43));
  form.fields.set('id_token', 'x.y.z');
  const location = (await send(form)).headers.get('location') ?? '';
  expect(location).toMatch(/^\/auth\/v1\/oauth\/apple\/callback\?/);
  expect(location).not.toContain('id_token');
  expect((await browser().go(location)).location.searchParams.get('error')).toBe('invalid_code');
  product.apple.wrong = { claims: { nonce: 'of another sign-in' } };
  expect((await client.go(location)).location.searchParams.get('error')).toBe('invalid_code');
});

test('an invalid name or a damaged form does not prevent a sign-in with Apple', async () => {
  for (const user of ['{', '[]', '{"name":null}', '{"name":{"firstName":7}}', '{"name":{"firstName":"\u202Eevil"}}']) {
    const [client, verifier] = [browser(), randomBytes(32).toString('base64url')];
    const form = await formOf(client, somebody(), verifier);
    form.fields.set('user', user);
    const { location } = await client.go((await send(form)).headers.get('location') ?? '');
    const { body } = await client.exchange(location.searchParams.get('code') ?? '', verifier);
    expect((await me(Session.parse(body))).full_name, user).toBe('');
  }
});

test('a secret signed with another key is refused by Apple', async () => {
  const { issuer } = product.apple;
  const [client, verifier] = [browser(), 'v'.repeat(43)];
  const { fields } = await formOf(client, somebody(), verifier);
  const { clientSecret, ...registration } = APPLE_CLIENT;
  const clientWithKey = (keyId: string) =>
    createOAuthClient(
      { apple: { issuer, ...registration, clientSecret: { ...clientSecret, keyId } } },
      () => product.address,
    );
  const secrets = { state: fields.get('state') ?? '', nonce: 'x', verifier };
  const finish = (keyId: string) => clientWithKey(keyId).finish('apple', `?${fields}`, secrets, product.clock.now);
  expect(await finish('another')).toMatchObject({ problem: 'service_unavailable' });
});

test('a form to a provider with any name is sent on to the same path', async () => {
  for (const name of ['%0a', '%D9%85', '%5C..']) {
    const path = `/auth/v1/oauth/${name}/callback`;
    const answer = await fetch(product.address + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?`]);
  }
});
