import { Session, SignedInDevice } from '@hirfa/contract/accounts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bearer, openBrowser, pass } from '../../testing/accounts.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { insertSession } from '../../testing/signed-in.ts';
import { sessions } from './tables.ts';

const product = useProduct();
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const Devices = z.strictObject({ items: z.array(SignedInDevice) });

const list = async (token: string) =>
  Devices.parse((await ask(product, 'GET', '/api/v1/me/sessions', { headers: bearer(token) })).body).items;
const end = (token: string, id: string) =>
  ask(product, 'POST', `/api/v1/me/sessions/${id}/end`, { body: {}, headers: bearer(token) });

async function onTwoDevices() {
  const person = await newcomer(product);
  pass(product, 1000);
  const phone = openBrowser(product, freshAddress());
  const body = { email: person.email, password: person.password };
  const answer = await phone.post('/auth/v1/sign-in', body, { 'user-agent': PHONE });
  return { ...person, phone, onPhone: Session.parse(answer.body) };
}

test('the list of sessions shows browser and system, but no address', async () => {
  const { session, onPhone } = await onTwoDevices();
  const seen = await list(onPhone.access_token);
  expect(seen.map(({ id, current, device }) => [id, current, device])).toEqual([
    [onPhone.refresh_token, true, { browser: 'Chrome', system: 'Android', kind: 'phone' }],
    [session.refresh_token, false, { browser: null, system: null, kind: null }],
  ]);
  const kept = await product.owner.select({ ip: sessions.ipAddress }).from(sessions);
  expect(new Set(kept.map(({ ip }) => ip))).toEqual(new Set([null]));
});

test('a session is ended from another device, by its owner only', async () => {
  const { session, onPhone, phone } = await onTwoDevices();
  const stranger = await newcomer(product);
  for (const id of [session.refresh_token, newId()])
    expect(refusalOf(await end(stranger.session.access_token, id))).toBe('not_found');
  expect((await end(session.access_token, onPhone.refresh_token)).body).toEqual({ ended: true });
  expect(refusalOf(await end(session.access_token, onPhone.refresh_token))).toBe('not_found');
  expect(refusalOf(await phone.post('/auth/v1/refresh', {}))).toBe('refresh_token_not_found');
  expect((await list(session.access_token)).map(({ id }) => id)).toEqual([session.refresh_token]);
});

test('signing out everywhere ends the other sessions, and this one if requested', async () => {
  const { session, onPhone, phone } = await onTwoDevices();
  const everywhere = (body: object) => phone.post('/auth/v1/sign-out-everywhere', body, bearer(onPhone.access_token));
  expect((await everywhere({})).body).toEqual({ signed_out: true });
  const me = async (token: string) => (await ask(product, 'GET', '/api/v1/me', { headers: bearer(token) })).status;
  expect([await me(session.access_token), await me(onPhone.access_token)]).toEqual([401, 200]);
  const last = await everywhere({ here: true });
  expect(last.headers.getSetCookie()[0]).toMatch(/^hirfa_refresh=; Max-Age=0/);
  expect(await me(onPhone.access_token)).toBe(401);
});

test('the list of sessions has at most the 100 that were used last', async () => {
  const { session } = await newcomer(product);
  for (let opened = 0; opened < 120; opened += 1) await insertSession(product, session.user.id, { agoMs: 60_000 });
  const seen = await list(session.access_token);
  expect([seen.length, seen[0]?.id]).toEqual([100, session.refresh_token]);
});
