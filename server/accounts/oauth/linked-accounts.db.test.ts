import { LinkedAccount } from '@hirfa/contract/accounts';
import type { OAuthProvider } from '@hirfa/domain/accounts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser } from '../../testing/accounts.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { signInWithGoogle } from '../../testing/sign-in-with-google.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';
import { twoFactors } from '../second-factors/tables.ts';
import { linkOAuth } from '../sign-in/queries.ts';
import { credentials, users } from '../tables.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
const PATH = '/api/v1/me/linked-accounts';
const Listed = z.strictObject({ items: z.array(LinkedAccount) });

const linked = async (token: string) =>
  Listed.parse((await ask(product, 'GET', PATH, { headers: bearer(token) })).body).items.map(
    ({ oauth_provider }) => oauth_provider,
  );
const unlink = (token: string, oauthProvider: string) =>
  ask(product, 'POST', `${PATH}/${oauthProvider}/remove`, { body: {}, headers: bearer(token) });
const link = (userId: string, oauthProvider: OAuthProvider) =>
  linkOAuth(product.pools.auth, userId, oauthProvider, newId(), product.clock.now);

/** Makes the e-mail of this account unconfirmed and deletes its password. */
async function reachedNowhere({ id }: { id: string }): Promise<void> {
  await product.owner.update(users).set({ emailVerified: false }).where(eq(users.id, id));
  await product.owner
    .delete(credentials)
    .where(and(eq(credentials.userId, id), eq(credentials.providerId, 'credential')));
}

test('a linked Google account is listed, unlinked with a mail to its owner, and can be linked again', async () => {
  const person = await newcomer(product);
  const { email } = person;
  const token = person.session.access_token;
  expect(await linked(token)).toEqual([]);
  const sub = newId();
  const client = browser();
  const opened = await signInWithGoogle(product, client, email, sub);
  expect(Listed.parse((await ask(product, 'GET', PATH, { headers: bearer(token) })).body).items).toEqual([
    { oauth_provider: 'google', linked_at: product.clock.now.toISOString() },
  ]);
  expect(refusalOf(await unlink(token, 'apple'))).toBe('not_found');
  expect((await unlink(token, 'google')).body).toEqual({ unlinked: true });
  await product.work();
  const mails = product.mailBox.mails.filter(
    ({ to, subject }) => to === email && subject.includes('no longer opens with Google'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`${product.address}/profile/security`);
  expect([await linked(token), refusalOf(await unlink(token, 'google'))]).toEqual([[], 'not_found']);
  expect((await ask(product, 'GET', PATH, { headers: bearer(opened.access_token) })).status, 'sessions stay').toBe(200);
  const again = await signInWithGoogle(product, client, email, sub);
  expect([again.user.id, await linked(token)]).toEqual([person.session.user.id, ['google']]);
});

test('two accounts at one OAuth provider count as one sign-in method', async () => {
  const { user, access_token } = (await newcomer(product)).session;
  await link(user.id, 'facebook');
  await link(user.id, 'facebook');
  expect(await linked(access_token)).toEqual(['facebook']);
  expect((await unlink(access_token, 'facebook')).status).toBe(200);
  expect(await linked(access_token)).toEqual([]);
});

test('others can neither see nor unlink a linked account', async () => {
  const { user } = (await newcomer(product)).session;
  await link(user.id, 'google');
  const stranger = (await newcomer(product)).session.access_token;
  expect([await linked(stranger), refusalOf(await unlink(stranger, 'google'))]).toEqual([[], 'not_found']);
  expect(refusalOf(await ask(product, 'GET', PATH))).toBe('authentication_required');
  expect(refusalOf(await ask(product, 'POST', `${PATH}/google/remove`, { body: {} }))).toBe('authentication_required');
});

test('an account that was created with Google has no password, and a mail can still set one', async () => {
  const email = freshEmail();
  const { access_token, user } = await signInWithGoogle(product, browser(), email);
  expect((await unlink(access_token, 'google')).status).toBe(200);
  const { body } = await ask(product, 'GET', '/api/v1/me', { headers: bearer(access_token) });
  expect(body).toMatchObject({ user_id: user.id, has_password: false });
  await browser().post('/auth/v1/request-password-reset', { email });
  await product.work();
  expect((await product.mailBox.latest(email)).text).toContain('/reset-password#code=');
});

test('the last sign-in method can not be removed, nor the last two at the same time', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { user, access_token } = (await newcomer(product)).session;
    await reachedNowhere(user);
    await link(user.id, 'google');
    expect(refusalOf(await unlink(access_token, 'google'))).toBe('last_sign_in_method');
    await link(user.id, 'facebook');
    const answers = await Promise.all(
      ['google', 'facebook'].map((oauthProvider) => unlink(access_token, oauthProvider)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await linked(access_token)).toHaveLength(1);
  }
});

test('a phone number is another sign-in method if texts can be sent', async () => {
  const { user, access_token } = (await newcomer(product)).session;
  await reachedNowhere(user);
  await link(user.id, 'google');
  await product.owner
    .update(users)
    .set({ phoneNumber: '+201055555555', phoneNumberVerified: true })
    .where(eq(users.id, user.id));
  expect((await unlink(access_token, 'google')).status).toBe(200);
});

test('an admin’s session without the second factor can not unlink an account', async () => {
  const { user, access_token } = (await newcomer(product)).session;
  await link(user.id, 'google');
  await product.owner.insert(twoFactors).values({ userId: user.id, secret: 'sealed', confirmedAt: product.clock.now });
  await createWorld(product.owner, product.clock.now).makeAdmin(user.id);
  product.services.adminsNeedSecondFactor = true;
  try {
    expect(refusalOf(await unlink(access_token, 'google'))).toBe('second_factor_required');
  } finally {
    product.services.adminsNeedSecondFactor = false;
  }
});
