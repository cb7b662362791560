import { AccountDeletion } from '@hirfa/contract/accounts';
import { ACCOUNT_LIMITS, SECOND_FACTOR } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bearer, freshEmail, openBrowser, pass, wrongCode } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { signInWithGoogle } from '../../testing/sign-in-with-google.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';

const product = useProduct();
const Asked = z.object({ options: z.looseObject({ challenge: z.string() }) });
const Made = z.object({ options: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }) });

/** The calls of a person's session; each `code` is a new one of their authenticator app. */
function callsOf(token: string) {
  const headers = bearer(token);
  const post = (path: string, body: object = {}) => ask(product, 'POST', `/api/v1/me/${path}`, { body, headers });
  return {
    async addApp() {
      const { secret } = z.looseObject({ secret: z.string() }).parse((await post('second-factor/start')).body);
      const code = () => shownCode(secret, product.clock.now);
      const { body } = await post('second-factor/confirm', { code: code() });
      pass(product, SECOND_FACTOR.periodMs);
      return { code, ...z.object({ recovery_codes: z.array(z.string()).min(1) }).parse(body) };
    },
    async addPasskey() {
      const device = softwareAuthenticator(product.address);
      const { options } = Made.parse((await post('passkeys/start')).body);
      await post('passkeys', { name: 'My phone', response: device.create(options) });
      return async () => {
        const started = await openBrowser(product, freshAddress()).post('/auth/v1/passkeys/start', {});
        return device.get(Asked.parse(started.body).options);
      };
    },
    requestDeletion: (proof: object) => post('deletion', proof),
    deletion: async () => AccountDeletion.parse((await ask(product, 'GET', '/api/v1/me/deletion', { headers })).body),
    keep: () => ask(product, 'DELETE', '/api/v1/me/deletion', { body: {}, headers }),
  };
}

async function person() {
  const { password, session } = await newcomer(product);
  return { password, ...callsOf(session.access_token) };
}

test('a person with an authenticator app deletes the account only with one of its codes or a recovery code', async () => {
  const { password, addApp, deletion, requestDeletion, keep } = await person();
  expect((await deletion()).second_factors).toEqual([]);
  const { code, recovery_codes } = await addApp();
  expect((await deletion()).second_factors).toEqual(['code']);
  expect(refusalOf(await requestDeletion({ password }))).toBe('second_factor_required');
  expect(refusalOf(await requestDeletion({ password, code: wrongCode(code()) }))).toBe('invalid_code');
  expect(refusalOf(await requestDeletion({ password: 'wrong horse', code: code() }))).toBe('wrong_confirmation');
  expect((await deletion()).ends_at).toBeNull();
  const used = code();
  expect(AccountDeletion.parse((await requestDeletion({ password, code: used })).body).ends_at).not.toBeNull();
  expect(await keep()).toMatchObject({ status: 200 });
  expect(refusalOf(await requestDeletion({ password, code: used }))).toBe('invalid_code');
  const [recovery] = recovery_codes;
  expect((await requestDeletion({ password, code: recovery })).status).toBe(200);
  expect([(await keep()).status, refusalOf(await requestDeletion({ password, code: recovery }))]).toEqual([
    200,
    'invalid_code',
  ]);
});

test('a person with a passkey deletes the account only with its signature, which works once and for its owner only', async () => {
  const { password, addPasskey, deletion, requestDeletion, keep } = await person();
  const sign = await addPasskey();
  expect((await deletion()).second_factors).toEqual(['passkey']);
  expect(refusalOf(await requestDeletion({ password }))).toBe('second_factor_required');
  const another = await person();
  const signOfAnother = await another.addPasskey();
  expect(refusalOf(await requestDeletion({ password, passkey: await signOfAnother() }))).toBe('invalid_code');
  const signed = await sign();
  expect((await requestDeletion({ password, passkey: signed })).status).toBe(200);
  await keep();
  expect(refusalOf(await requestDeletion({ password, passkey: signed }))).toBe('invalid_code');
});

test('of an app and a passkey one is enough', async () => {
  const { password, addApp, addPasskey, deletion, requestDeletion, keep } = await person();
  const sign = await addPasskey();
  const { code } = await addApp();
  expect((await deletion()).second_factors).toEqual(['code', 'passkey']);
  expect((await requestDeletion({ password, passkey: await sign() })).status).toBe(200);
  await keep();
  expect((await requestDeletion({ password, code: code() })).status).toBe(200);
});

test('after five wrong codes a stolen session is paused, also for a right one', async () => {
  const { password, addApp, requestDeletion } = await person();
  const { code } = await addApp();
  for (let round = 0; round < ACCOUNT_LIMITS.second_factor.times; round += 1)
    expect(refusalOf(await requestDeletion({ password, code: wrongCode(code()) }))).toBe('invalid_code');
  expect(refusalOf(await requestDeletion({ password, code: code() }))).toBe('too_many_requests');
  pass(product, ACCOUNT_LIMITS.second_factor.perMs);
});

test('without a password the word is not enough for a person with a second factor', async () => {
  const session = await signInWithGoogle(product, openBrowser(product, freshAddress()), freshEmail());
  const { addApp, requestDeletion } = callsOf(session.access_token);
  const { code } = await addApp();
  expect(refusalOf(await requestDeletion({ word: 'DELETE' }))).toBe('second_factor_required');
  expect((await requestDeletion({ word: 'DELETE', code: code() })).status).toBe(200);
});
