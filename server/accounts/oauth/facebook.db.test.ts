import { createHash, randomBytes } from 'node:crypto';
import { Me, Session } from '@hirfa/contract/accounts';
import { ACCOUNT_LIMITS } from '@hirfa/domain/accounts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser, readMail } from '../../testing/accounts.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { credentials, users } from '../tables.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
type Browser = ReturnType<typeof browser>;

afterEach(() => {
  product.facebook.wrong = {};
});

const somebody = (email = freshEmail()) => ({ id: newId(), email, name: 'Laila Hassan' });

/** The whole sign-in, to Facebook and back to our page. */
async function authorize(from: Browser, person: { id: string; email?: string; name?: string }) {
  product.facebook.person = person;
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const { location } = await from.go(
    `/auth/v1/oauth/facebook/start?${new URLSearchParams({ code_challenge, return_to: '/ar/bookings' })}`,
  );
  const answer = await fetch(location, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const page = (await from.go(back.pathname + back.search)).location;
  return {
    verifier,
    page,
    code: page.searchParams.get('code') ?? '',
    error: page.searchParams.get('error'),
    hash: page.hash,
  };
}

const me = async ({ access_token }: Session) =>
  Me.parse((await ask(product, 'GET', '/api/v1/me', { headers: bearer(access_token) })).body);
const linksOf = async (userId: string) =>
  (await product.owner.select().from(credentials).where(eq(credentials.userId, userId))).map(
    ({ providerId }) => providerId,
  );

test('a new person from Facebook proves their e-mail by a code, and later signs in without one', async () => {
  const person = somebody();
  const client = browser();
  const { page } = await authorize(client, person);
  expect(page.pathname + page.search).toBe('/ar/auth/callback?return_to=%2Far%2Fbookings');
  expect(page.hash).toBe(`#${new URLSearchParams({ confirm_email: person.email, provider: 'facebook' })}`);
  const session = Session.parse(
    (await client.confirm(person.email, (await readMail(product, person.email)).code)).body,
  );
  expect(await me(session)).toMatchObject({ email: person.email, full_name: person.name });
  expect(await linksOf(session.user.id)).toEqual(['facebook']);
  const there = browser();
  const { code, verifier } = await authorize(there, { id: person.id });
  expect(Session.parse((await there.exchange(code, verifier)).body).user.id).toBe(session.user.id);
});

test('the code links the Facebook account only in the browser that started the sign-in', async () => {
  const person = somebody();
  await authorize(browser(), person);
  const mail = await readMail(product, person.email);
  expect((await browser().exchange(mail.token)).body).toEqual({ confirmed: person.email });
  const [user] = await product.owner.select().from(users).where(eq(users.email, person.email));
  expect(await linksOf(user?.id ?? '')).toEqual([]);
  expect((await authorize(browser(), person)).code).toBe('');
});

test('an e-mail that Facebook names does not open an existing account; its owner is notified by mail', async () => {
  const known = await newcomer(product);
  const { code, hash } = await authorize(browser(), somebody(known.email));
  expect([code, hash]).toEqual(['', expect.stringContaining('confirm_email')]);
  await product.work();
  expect((await product.mailBox.latest(known.email)).text).toContain('/auth?mode=signin');
  expect(await linksOf(known.session.user.id)).toEqual(['credential']);
});

test('a sign-up by Facebook that is not confirmed can not be opened with a password', async () => {
  const { email, ...person } = somebody();
  const client = browser();
  await authorize(client, { email, ...person });
  for (const password of ['', 'null', 'undefined', 'a password of nobody'])
    expect((await client.signIn(email, password)).status, password).toBeGreaterThanOrEqual(400);
  expect(refusalOf(await client.signIn(email, 'a password of nobody'))).toBe('invalid_credentials');
});

test('a missing e-mail, a cancellation and a failure of Facebook are each reported', async () => {
  const errorOf = async (person: Parameters<typeof authorize>[1]) => (await authorize(browser(), person)).error;
  expect(await errorOf({ id: newId(), name: 'Laila' })).toBe('email_not_verified');
  product.facebook.wrong = { answer: 'cancelled' };
  expect(await errorOf(somebody())).toBe('cancelled');
  product.facebook.wrong = { graph: 'down' };
  expect(await errorOf(somebody())).toBe('service_unavailable');
});

test('sign-ins with Facebook share the limit of codes with sign-ups', async () => {
  const person = somebody();
  const outcomes: (string | null)[] = [];
  for (let time = 0; time <= ACCOUNT_LIMITS.confirm_mail.times; time += 1)
    outcomes.push((await authorize(browser(), person)).error);
  expect(outcomes).toEqual([...Array<null>(ACCOUNT_LIMITS.confirm_mail.times).fill(null), 'too_many_requests']);
});
