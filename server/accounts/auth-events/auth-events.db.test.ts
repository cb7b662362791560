import { SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { AuthStatistics } from '@hirfa/contract/accounts';
import { type AuthEventType, SECOND_FACTOR, SENT_CODE } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser, pass, readMail } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signInWithGoogle } from '../../testing/sign-in-with-google.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { authEventCounts } from './tables.ts';

const product = useProduct();
const HOUR = 3_600_000;

async function failToSignIn(times: number): Promise<void> {
  for (let index = 0; index < times; index += 1)
    await ask(product, 'POST', '/auth/v1/sign-in', {
      body: { email: `${newId()}@example.com`, password: 'wrong horse' },
    });
}

test('only admins see the sign-in statistics of the last 24 hours and their alerts', async () => {
  const market = await openMarket(product);
  const look = async (who: 'admin' | 'customer' = 'admin') => market.ask(who, 'GET', '/api/v1/admin/auth-statistics');
  const statistics = async () => AuthStatistics.parse((await look()).body);
  expect(refusalOf(await look('customer'))).toBe('admin_required');
  expect(await statistics()).toMatchObject({ error_rate: 0, sign_in_success: null, alerts: [], last: [] });
  await failToSignIn(6);
  await ask(product, 'POST', '/auth/v1/confirm-email', { body: { email: 'nobody@example.com', code: '000000' } });
  const seen = await statistics();
  expect(seen).toMatchObject({ error_rate: 1, sign_in_success: 0, alerts: ['error_rate', 'sign_in_success'] });
  expect(seen.counts).toMatchObject({ SIGNIN_FAILED: 6, CONFIRMATION_EXPIRED: 1, SIGNED_IN: 0 });
  expect(seen.last).toContainEqual({ type: 'CONFIRMATION_EXPIRED', at: product.clock.now.toISOString() });
  product.clock.now = new Date(product.clock.now.getTime() + 23 * HOUR);
  await failToSignIn(1);
  expect((await statistics()).counts.SIGNIN_FAILED).toBe(7);
  product.clock.now = new Date(product.clock.now.getTime() + 2 * HOUR);
  expect((await statistics()).counts.SIGNIN_FAILED).toBe(1);
  await product.keepHouse();
  const kept = await product.owner.execute(sql`select sum(times)::int as times from auth.auth_event_counts`);
  expect([kept, (await statistics()).counts.SIGNIN_FAILED]).toEqual([[{ times: 1 }], 1]);
});

/** The events that are counted while this is done. */
async function countedBy(work: () => Promise<unknown>): Promise<Partial<Record<AuthEventType, number>>> {
  await product.owner.delete(authEventCounts);
  await work();
  const rows = await product.owner.select().from(authEventCounts);
  return Object.fromEntries(rows.map(({ type, times }) => [type, times]));
}

const browser = () => openBrowser(product, freshAddress());
const PASSWORD = 'correct horse';
const mine = (token: string, path: string, body: object = {}) =>
  ask(product, 'POST', `/api/v1/me/${path}`, { body, headers: bearer(token) });

async function signUp(by: 'code' | 'link', here = browser()) {
  const email = freshEmail();
  await here.signUp(email, PASSWORD);
  const { code, token } = await readMail(product, email);
  const answer = by === 'code' ? await here.confirm(email, code) : await here.exchange(token);
  return { email, here, session: Session.parse(answer.body) };
}

async function signInByPhone(phone: string) {
  const here = browser();
  await here.post('/auth/v1/send-phone-code', { phone });
  await product.work();
  const text = product.twilio.texts.findLast(({ to }) => to === phone);
  return here.post('/auth/v1/verify-phone-code', { phone, code: text?.body.slice(0, SENT_CODE.digits) ?? '' });
}

test('the first session of a person counts as a sign-up, each further one as a sign-in, however they are opened', async () => {
  const email = freshEmail();
  const phone = '+201012345678';
  expect(await countedBy(() => signUp('code'))).toEqual({ SIGNED_UP: 1 });
  expect(await countedBy(() => signUp('link'))).toEqual({ SIGNED_UP: 1 });
  expect(await countedBy(() => signInByPhone(phone))).toEqual({ SIGNED_UP: 1 });
  expect(await countedBy(() => signInByPhone(phone))).toEqual({ SIGNED_IN: 1 });
  expect(await countedBy(() => signInWithGoogle(product, browser(), email, email))).toEqual({ SIGNED_UP: 1 });
  expect(await countedBy(() => signInWithGoogle(product, browser(), email, email))).toEqual({ SIGNED_IN: 1 });
});

test('a person whose e-mail was confirmed in another browser counts as a sign-up with their first sign-in', async () => {
  const email = freshEmail();
  await browser().signUp(email, PASSWORD);
  const { token } = await readMail(product, email);
  const elsewhere = browser();
  expect(await countedBy(() => elsewhere.exchange(token))).toEqual({});
  await elsewhere.post('/auth/v1/request-password-reset', { email });
  const mail = await readMail(product, email);
  await elsewhere.post('/auth/v1/reset-password', { code: mail.token, password: PASSWORD });
  expect(await countedBy(() => elsewhere.signIn(email, PASSWORD))).toEqual({ SIGNED_UP: 1 });
  expect(await countedBy(() => elsewhere.signIn(email, PASSWORD))).toEqual({ SIGNED_IN: 1 });
});

test('a sign-in with a second factor or a passkey counts once, and one that fails counts as failed', async () => {
  const { email, session } = await signUp('code');
  const token = session.access_token;
  const device = softwareAuthenticator(product.address);
  const Options = z.object({ options: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }) });
  const { options } = Options.parse((await mine(token, 'passkeys/start')).body);
  await mine(token, 'passkeys', { name: 'My phone', response: device.create(options) });
  const { secret } = z.looseObject({ secret: z.string() }).parse((await mine(token, 'second-factor/start')).body);
  await mine(token, 'second-factor/confirm', { code: shownCode(secret, product.clock.now) });
  pass(product, SECOND_FACTOR.periodMs);
  const here = browser();
  const challenge = SecondFactorFirst.parse((await here.signIn(email, PASSWORD)).body).second_factor.challenge;
  const show = (code: string) => countedBy(() => here.post('/auth/v1/second-factor', { challenge, code }));
  const right = shownCode(secret, product.clock.now);
  expect(await show(right.replace(/.$/, (last) => String((Number(last) + 1) % 10)))).toEqual({ SIGNIN_FAILED: 1 });
  expect(await show(right)).toEqual({ SIGNED_IN: 1 });
  const Asked = z.object({ options: z.looseObject({ challenge: z.string() }) });
  const asked = Asked.parse((await here.post('/auth/v1/passkeys/start', {})).body).options;
  const byPasskey = () => countedBy(() => here.post('/auth/v1/passkeys/sign-in', { response: device.get(asked) }));
  expect(await byPasskey()).toEqual({ SIGNED_IN: 1 });
  expect(await byPasskey()).toEqual({ SIGNIN_FAILED: 1 });
});

test('each deliberate sign-out counts once, and one without a session does not count', async () => {
  const { email, here, session } = await signUp('code');
  const token = session.access_token;
  const other = Session.parse((await browser().signIn(email, PASSWORD)).body);
  const end = (id: string) => countedBy(() => mine(token, `sessions/${id}/end`));
  expect(await end(other.refresh_token)).toEqual({ SIGNED_OUT: 1 });
  expect(await end(other.refresh_token)).toEqual({});
  const signOut = () => countedBy(() => here.post('/auth/v1/sign-out', {}));
  expect(await signOut()).toEqual({ SIGNED_OUT: 1 });
  expect(await signOut()).toEqual({});
  expect(await countedBy(() => browser().post('/auth/v1/sign-out', {}))).toEqual({});
  const again = Session.parse((await here.signIn(email, PASSWORD)).body);
  const everywhere = () =>
    countedBy(() =>
      here.post('/auth/v1/sign-out-everywhere', { here: true }, { authorization: `Bearer ${again.access_token}` }),
    );
  expect(await everywhere()).toEqual({ SIGNED_OUT: 1 });
  expect(await everywhere()).toEqual({});
});
