import { beforeEach, expect, test } from 'vitest';
import { freshEmail } from '../testing/accounts.ts';
import { codeIn } from '../testing/mail-box.ts';
import { type Answer, ask, cookieOf } from '../testing/calls.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const SITE = 'https://hirfa.example';
let listening = '';

beforeEach(() => {
  listening ||= product.address;
  product.address = listening;
});

/** From now on people reach the site over https, as behind a proxy. */
function useHttps(): void {
  product.address = SITE;
}

const post = (path: string, body: object, cookie = '') =>
  ask({ address: listening }, 'POST', path, { body, headers: { origin: product.address, cookie } });
const namesOf = ({ headers }: Answer) => headers.getSetCookie().map((line) => line.split('=')[0]);

test('over https all cookies are named __Secure-, and over http they keep their plain names', async () => {
  for (const prefix of ['', '__Secure-']) {
    if (prefix !== '') useHttps();
    const email = freshEmail();
    const signedUp = await post('/auth/v1/sign-up', { full_name: 'Nour Adel', email, password: 'correct horse' });
    await product.work();
    const code = codeIn(await product.mailBox.latest(email));
    const opened = await post('/auth/v1/confirm-email', { email, code }, cookieOf(signedUp));
    const texted = await post('/auth/v1/send-phone-code', { phone: '01012345678' });
    expect([signedUp, opened, texted].map(namesOf)).toEqual([
      [`${prefix}hirfa_sign_up`],
      [`${prefix}hirfa_refresh`, `${prefix}hirfa_device`, `${prefix}hirfa_sign_up`],
      [`${prefix}hirfa_code`],
    ]);
    for (const line of [signedUp, opened, texted].flatMap(({ headers }) => headers.getSetCookie()))
      expect(/; Secure(;|$)/.test(line)).toBe(prefix !== '');
    expect((await post('/auth/v1/refresh', {}, cookieOf(opened))).status).toBe(200);
  }
});

test('a person who signed in before the change stays signed in, and gets the cookie under its new name', async () => {
  const { cookie } = await newcomer(product);
  useHttps();
  const refreshed = await post('/auth/v1/refresh', {}, cookie);
  expect(refreshed.status).toBe(200);
  const lines = refreshed.headers.getSetCookie();
  expect(lines).toContainEqual(
    expect.stringMatching(/^__Secure-hirfa_refresh=[\w.-]{20,};.*; Secure; SameSite=Strict$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^hirfa_refresh=; Max-Age=0;/));
  const renewed = lines.find((line) => line.startsWith('__Secure-hirfa_refresh'))?.split(';')[0] ?? '';
  const both = await post('/auth/v1/refresh', {}, `hirfa_refresh=old.one; ${renewed}`);
  expect(both.status, 'the new name counts').toBe(200);
  const out = await post('/auth/v1/sign-out', {}, `${cookie}; ${cookieOf(both)}`);
  expect(namesOf(out).toSorted()).toEqual(['__Secure-hirfa_refresh', 'hirfa_refresh']);
  expect((await post('/auth/v1/refresh', {}, cookieOf(both))).status).toBe(401);
});
