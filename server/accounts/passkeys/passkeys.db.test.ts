import { Me, Passkey, Session } from '@hirfa/contract/accounts';
import { PASSKEY } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bearer, openBrowser, pass } from '../../testing/accounts.ts';
import { type Answer, ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { type Flaw, softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createWorld } from '../../testing/world.ts';

const FIVE_MINUTES_MS = 300_000;
const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
type Device = ReturnType<typeof softwareAuthenticator>;

const mine = (token: string, path = '', body: object | undefined = {}) =>
  ask(product, body === undefined ? 'GET' : 'POST', `/api/v1/me/passkeys${path}`, { body, headers: bearer(token) });
const list = async (token: string) =>
  z
    .strictObject({ items: z.array(Passkey) })
    .parse((await ask(product, 'GET', '/api/v1/me/passkeys', { headers: bearer(token) })).body).items;
const me = async (token: string) =>
  Me.parse((await ask(product, 'GET', '/api/v1/me', { headers: bearer(token) })).body);

const Made = z.object({ options: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }) });
const Asked = z.object({ options: z.looseObject({ challenge: z.string() }) });
const made = async (token: string) => Made.parse((await mine(token, '/start')).body).options;
const asked = async () => Asked.parse((await browser().post('/auth/v1/passkeys/start', {})).body).options;
const signIn = (response: object) => browser().post('/auth/v1/passkeys/sign-in', { response });

async function add(token: string, flaw: Flaw = {}, name = 'My phone'): Promise<{ device: Device; answer: Answer }> {
  const device = softwareAuthenticator(product.address);
  return { device, answer: await mine(token, '', { name, response: device.create(await made(token), flaw) }) };
}

async function withPasskey() {
  const person = await newcomer(product);
  const { device, answer } = await add(person.session.access_token);
  return { ...person, device, passkey: Passkey.parse(answer.body) };
}

test('only its owner adds, names, lists, renames and removes a passkey', async () => {
  const { session, passkey } = await withPasskey();
  const token = session.access_token;
  expect([passkey.name, passkey.synced, await list(token)]).toEqual(['My phone', false, [passkey]]);
  const stranger = (await newcomer(product)).session.access_token;
  for (const [path, body] of [
    [`/${passkey.id}/rename`, { name: 'Mine now' }],
    [`/${passkey.id}/remove`, {}],
  ] as const)
    expect(refusalOf(await mine(stranger, path, body))).toBe('not_found');
  expect((await mine(token, `/${passkey.id}/rename`, { name: 'موبايل نور' })).body).toEqual({
    ...passkey,
    name: 'موبايل نور',
  });
  expect((await mine(token, `/${passkey.id}/remove`)).body).toEqual({ removed: true });
  expect([await list(token), refusalOf(await mine(token, `/${newId()}/remove`))]).toEqual([[], 'not_found']);
});

test('a passkey alone opens sessions and counts as both factors', async () => {
  const { session, device } = await withPasskey();
  for (let round = 0; round < 2; round += 1) {
    const answer = await signIn(device.get(await asked()));
    const opened = Session.parse(answer.body);
    expect([opened.user.id, answer.headers.getSetCookie()[0]]).toEqual([
      session.user.id,
      expect.stringMatching(/^hirfa_refresh=/),
    ]);
    expect((await me(opened.access_token)).second_factor).toBe('passed');
  }
});

test('the number of passkeys of an account is limited, also for keys that were started earlier', async () => {
  const token = (await newcomer(product)).session.access_token;
  const wanted = [];
  for (let key = 0; key < PASSKEY.most + 2; key += 1) wanted.push(await made(token));
  const responses = wanted.map((options) => softwareAuthenticator(product.address).create(options));
  const answers = await Promise.all(responses.map((response) => mine(token, '', { name: 'One of many', response })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect([(await list(token)).length, refused.map(refusalOf)]).toEqual([
    PASSKEY.most,
    ['state_changed', 'state_changed'],
  ]);
});

test('removing the last two passkeys at once clears the shown second factor', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { session, passkey } = await withPasskey();
    const token = session.access_token;
    const other = Passkey.parse((await add(token)).answer.body);
    const removed = await Promise.all([passkey, other].map(({ id }) => mine(token, `/${id}/remove`)));
    expect([...removed.map(({ status }) => status), (await me(token)).second_factor]).toEqual([200, 200, 'none']);
  }
});

test('adding a passkey shows a second factor, and removing the last one clears it', async () => {
  const { session, device, passkey, email, password } = await withPasskey();
  await createWorld(product.owner, product.clock.now).makeAdmin(session.user.id);
  product.services.adminsNeedSecondFactor = true;
  try {
    const byPassword = Session.parse((await browser().signIn(email, password)).body).access_token;
    expect(await me(byPassword)).toMatchObject({ second_factor: 'set_up', roles: [] });
    const byKey = Session.parse((await signIn(device.get(await asked()))).body).access_token;
    for (const token of [byKey, session.access_token])
      expect(await me(token)).toMatchObject({ second_factor: 'passed', roles: ['admin'] });
    await mine(byKey, `/${passkey.id}/remove`);
    expect(await me(byKey)).toMatchObject({ second_factor: 'none', roles: [] });
    expect(refusalOf(await signIn(device.get(await asked())))).toBe('invalid_code');
  } finally {
    product.services.adminsNeedSecondFactor = false;
  }
});

test('an admin with only a password can neither add nor remove second factors; others can', async () => {
  const { session, device, passkey, email, password } = await withPasskey();
  const secondFactor = (token: string, verb: string, body = {}) =>
    ask(product, 'POST', `/api/v1/me/second-factor/${verb}`, { body, headers: bearer(token) });
  const own = await made(session.access_token);
  const byPassword = Session.parse((await browser().signIn(email, password)).body).access_token;
  const key = { name: 'Not hers', response: softwareAuthenticator(product.address).create(own) };
  await createWorld(product.owner, product.clock.now).makeAdmin(session.user.id);
  product.services.adminsNeedSecondFactor = true;
  try {
    const tries = [
      mine(byPassword, '/start'),
      mine(byPassword, '', key),
      mine(byPassword, `/${passkey.id}/remove`),
      secondFactor(byPassword, 'start'),
      secondFactor(byPassword, 'confirm', { code: '123456' }),
    ];
    for (const answer of await Promise.all(tries)) expect(refusalOf(answer)).toBe('second_factor_required');
    expect([await list(byPassword), (await me(byPassword)).roles]).toEqual([[passkey], []]);
    const byKey = Session.parse((await signIn(device.get(await asked()))).body).access_token;
    expect((await secondFactor(byKey, 'start')).status).toBe(200);
    expect((await mine(byKey, '', key)).status).toBe(200);
  } finally {
    product.services.adminsNeedSecondFactor = false;
  }
  expect((await mine(byPassword, `/${passkey.id}/remove`)).body).toEqual({ removed: true });
});

const FLAWS: [string, Flaw][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another site’s key', { rpId: 'evil.example' }],
  ['a device that has not checked its owner', { isUserVerified: false }],
];

test.each(FLAWS)('%s neither adds a passkey nor signs in', async (_, flaw) => {
  const { session, device } = await withPasskey();
  expect(refusalOf((await add(session.access_token, flaw)).answer)).toBe('invalid_code');
  expect(refusalOf(await signIn(device.get(await asked(), flaw)))).toBe('invalid_code');
});

test('a wrong signature, a wrong owner and a decreased counter are refused', async () => {
  const { device } = await withPasskey();
  const other = Buffer.from(newId()).toString('base64url');
  expect(refusalOf(await signIn(device.get(await asked(), { signature: 'of another key' })))).toBe('invalid_code');
  expect(refusalOf(await signIn(device.get(await asked(), { userHandle: other })))).toBe('invalid_code');
  expect((await signIn(device.get(await asked(), { counter: 4_000_000_000 }))).status).toBe(200);
  for (const counter of [4_000_000_000, 3_999_999_999, 0])
    expect(refusalOf(await signIn(device.get(await asked(), { counter })))).toBe('invalid_code');
  expect((await signIn(device.get(await asked(), { counter: 4_000_000_001 }))).status).toBe(200);
});

test('a challenge works once, within five minutes, for its purpose and its person', async () => {
  const { session, device } = await withPasskey();
  const challenge = await asked();
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(device.get(challenge))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const late = await asked();
  pass(product, FIVE_MINUTES_MS);
  expect(refusalOf(await signIn(device.get(late)))).toBe('invalid_code');
  expect(refusalOf(await signIn(device.get({ challenge: Buffer.from('our own').toString('base64url') })))).toBe(
    'invalid_code',
  );
  expect(refusalOf(await signIn(device.get(await made(session.access_token))))).toBe('invalid_code');

  const other = await newcomer(product);
  const token = other.session.access_token;
  const keep = (options: { challenge: string }) =>
    mine(token, '', { name: 'A key', response: softwareAuthenticator(product.address).create(options) });
  for (const options of [await made(session.access_token), await asked()])
    expect(refusalOf(await keep(options))).toBe('invalid_code');
  const own = await made(token);
  expect([(await keep(own)).status, refusalOf(await keep(own))]).toEqual([200, 'invalid_code']);
});

test('a known passkey is not added again, nor to another account', async () => {
  const { session, device } = await withPasskey();
  const stranger = (await newcomer(product)).session.access_token;
  for (const token of [session.access_token, stranger])
    expect(refusalOf(await mine(token, '', { name: 'Again', response: device.create(await made(token)) }))).toBe(
      'invalid_code',
    );
});

test('challenges are stored as HMACs and deleted after they expire', async () => {
  const { challenge } = await asked();
  const rows = () => product.owner.execute(sql`select * from auth.passkey_challenges`);
  expect(JSON.stringify(await rows())).not.toContain(challenge);
  expect(product.logged.join('\n')).not.toContain(challenge);
  pass(product, FIVE_MINUTES_MS);
  await product.keepHouse();
  expect([...(await rows())]).toEqual([]);
});
