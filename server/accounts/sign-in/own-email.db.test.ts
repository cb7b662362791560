import { ACCOUNT_LIMITS, SESSION } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { freshEmail, openBrowser, wrongCode } from '../../testing/accounts.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { codeIn } from '../../testing/mail-box.ts';
import { useProduct } from '../../testing/product.ts';
import { insertSession } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const freshNumber = () => `+2012${String(randomInt(10 ** 8)).padStart(8, '0')}`;

/** A person who signed in some time ago. */
async function person(user: { id: string }, agoMs = 0) {
  const { id: session } = await insertSession(product, user.id, { agoMs, idleMs: SESSION.absoluteMs });
  const address = freshAddress();
  const call = async (method: string, path: string, body?: object) => {
    const { token } = await product.services.tokens.access(user.id, session, 0, product.clock.now);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    return ask(product, method, path, { ...(body && { body }), headers });
  };
  return {
    ...user,
    send: (email: string) => call('POST', '/api/v1/me/email/code', { email }),
    confirm: (email: string, code: string) => call('PUT', '/api/v1/me/email', { email, code }),
    me: async () => (await call('GET', '/api/v1/me')).body,
  };
}

async function withPhone() {
  const number = freshNumber();
  return { number, ...(await person(await world().userWithPhone(number))) };
}

async function codeFor(email: string) {
  await product.work();
  return codeIn(await product.mailBox.latest(email));
}

/** Adds an address; returns the link that was texted to the phone. */
async function added(mona: Awaited<ReturnType<typeof withPhone>>, email: string) {
  await mona.send(email);
  expect((await mona.confirm(email, await codeFor(email))).body).toEqual({ email });
  await product.work();
  const report = product.twilio.texts.findLast(({ to }) => to === mona.number)?.body ?? '';
  return { report, code: /#code=([\w-]+)/.exec(report)?.[1] ?? 'no code' };
}

test('an address that a code has proven belongs to the account, and the phone is notified', async () => {
  const mona = await withPhone();
  const email = freshEmail();
  expect((await mona.send(email.toUpperCase())).body).toEqual({ sent: true });
  const { report } = await added(mona, email);
  expect(report).toContain('E-mail added to Hirfa. Not you? Undo it:');
  expect(report).toContain('أُضيف بريد إلى حسابك في حِرفة');
  expect(await mona.me()).toMatchObject({ email });
  const visitor = openBrowser(product, freshAddress());
  await visitor.post('/auth/v1/request-password-reset', { email });
  await product.work();
  expect((await product.mailBox.latest(email)).subject).toContain('A new password for Hirfa');
});

test('the owner of the phone undoes it, with all that was added since, and everybody is signed out', async () => {
  const mona = await withPhone();
  await product.owner.execute(sql`insert into auth.passkeys (id, user_id, name, public_key, credential_id, counter,
      device_type, backed_up, aaguid, created_at)
    values (gen_random_uuid(), ${mona.id}::uuid, 'own', '', ${mona.id}::text, 0, '', false, '', '2026-01-01')`);
  const { code } = await added(mona, freshEmail());
  await product.owner.execute(sql`insert into auth.passkeys (id, user_id, name, public_key, credential_id, counter,
      device_type, backed_up, aaguid, created_at)
    values (gen_random_uuid(), ${mona.id}::uuid, 'of a thief', '', ${`thief ${mona.id}`}, 0, '', false, '',
      ${product.clock.now.toISOString()}::timestamptz)`);
  const owner = openBrowser(product, freshAddress());
  expect((await owner.post('/auth/v1/undo-security/preview', { code })).body).toMatchObject({ deed: 'email_added' });
  expect((await owner.post('/auth/v1/undo-security', { code })).body).toEqual({ reset_code: null });
  expect(refusalOf(await mona.send(freshEmail()))).toBe('authentication_required');
  expect(await (await person(mona)).me()).toMatchObject({ email: null, phone_number: mona.number });
  const keys = await product.owner.execute(sql`select name from auth.passkeys where user_id = ${mona.id}`);
  expect(keys).toEqual([{ name: 'own' }]);
  expect(refusalOf(await owner.post('/auth/v1/undo-security', { code }))).toBe('invalid_code');
});

test('only the right code tells that an address is another account’s', async () => {
  const mona = await withPhone();
  const { email } = await world().user();
  await mona.send(email);
  const code = await codeFor(email);
  expect(refusalOf(await mona.confirm(email, wrongCode(code)))).toBe('invalid_code');
  expect(refusalOf(await mona.confirm(email, code))).toBe('email_taken');
  expect(await mona.me()).toMatchObject({ email: null });
});

test('an address that an account has already is not replaced', async () => {
  const mona = await withPhone();
  await added(mona, freshEmail());
  const other = freshEmail();
  await mona.send(other);
  expect(refusalOf(await mona.confirm(other, await codeFor(other)))).toBe('state_changed');
});

test('the code of an own address confirms no sign-up', async () => {
  const mona = await withPhone();
  const email = freshEmail();
  await mona.send(email);
  const code = await codeFor(email);
  const visitor = openBrowser(product, freshAddress());
  expect(refusalOf(await visitor.confirm(email, code))).toBe('invalid_code');
  expect((await mona.confirm(email, code)).status).toBe(200);
});

test('an address is added only soon after a sign-in, because devices are left open', async () => {
  const mona = await person(await world().userWithPhone(freshNumber()), SESSION.freshMs + 1000);
  expect(refusalOf(await mona.send(freshEmail()))).toBe('fresh_sign_in_required');
});

test('a person sends few codes to addresses, and visitors none', async () => {
  const mona = await withPhone();
  for (let times = 0; times < ACCOUNT_LIMITS.own_mail.times; times += 1)
    expect((await mona.send(freshEmail())).status).toBe(200);
  expect(refusalOf(await mona.send(freshEmail()))).toBe('too_many_requests');
  const body = { email: freshEmail() };
  expect(refusalOf(await ask(product, 'POST', '/api/v1/me/email/code', { body }))).toBe('authentication_required');
});

test('an account made by phone begins with text messages, in the language of its first page', async () => {
  const phone = freshNumber();
  const browser = openBrowser(product, freshAddress());
  await browser.post('/auth/v1/send-phone-code', { phone });
  await product.work();
  const code = product.twilio.texts.findLast(({ to }) => to === phone)?.body.slice(0, 6) ?? '';
  await browser.post('/auth/v1/verify-phone-code', { phone, code, language: 'en' });
  const [row] = await product.owner.execute(sql`select notification_preferences as stored from profiles
    join auth.users on users.id = user_id where phone_number = ${phone}`);
  expect(row).toEqual({ stored: { text_enabled: true, text_language: 'en' } });
});
