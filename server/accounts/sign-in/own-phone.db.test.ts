import { ACCOUNT_LIMITS, SENT_CODE } from '@hirfa/domain/accounts';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowser, wrongCode } from '../../testing/accounts.ts';
import { ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { tokenIn } from '../../testing/mail-box.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const freshNumber = () => `+2010${String(randomInt(10 ** 8)).padStart(8, '0')}`;

/** A signed-in person on one device. */
async function person(user: { id: string; email: string | null }) {
  const header = await signedIn(product, user.id);
  const address = freshAddress();
  const call = async (method: string, path: string, body?: object) =>
    ask(product, method, path, { ...(body && { body }), headers: { ...(await header()), 'x-forwarded-for': address } });
  return {
    ...user,
    send: (phone_number: string) => call('POST', '/api/v1/me/phone/code', { phone_number }),
    confirm: (phone_number: string, code: string) => call('PUT', '/api/v1/me/phone', { phone_number, code }),
    number: async () => (await call('GET', '/api/v1/me')).body,
  };
}
const newcomer = async () => person(await world().user());

/** The code that was texted last. */
async function codeFor(number: string) {
  await product.work();
  return product.twilio.texts.findLast(({ to }) => to === number)?.body.slice(0, SENT_CODE.digits) ?? '';
}

test('a number that a code has proven becomes a sign-in method of the account, and the owner is told by mail', async () => {
  const mona = await newcomer();
  const number = freshNumber();
  expect((await mona.send(`0${number.slice(3)}`)).body).toEqual({ sent: true });
  expect((await mona.confirm(number, await codeFor(number))).body).toEqual({ phone_number: number });
  expect(await mona.number()).toMatchObject({ phone_number: number });
  await product.work();
  const mail = await product.mailBox.latest(mona.email ?? '');
  expect(mail.subject).toContain('A phone number was added to Hirfa');

  const browser = openBrowser(product, freshAddress());
  await browser.post('/auth/v1/send-phone-code', { phone: number });
  const answer = await browser.post('/auth/v1/verify-phone-code', { phone: number, code: await codeFor(number) });
  expect(answer.body).toMatchObject({ user: { id: mona.id } });
});

test('the owner undoes an added number by the link of the mail', async () => {
  const mona = await newcomer();
  const number = freshNumber();
  await mona.send(number);
  await mona.confirm(number, await codeFor(number));
  await product.work();
  const code = tokenIn(await product.mailBox.latest(mona.email ?? ''));
  const owner = openBrowser(product, freshAddress());
  expect((await owner.post('/auth/v1/undo-security/preview', { code })).body).toMatchObject({ deed: 'phone_added' });
  expect((await owner.post('/auth/v1/undo-security', { code })).status).toBe(200);
  expect(await (await person(mona)).number()).toMatchObject({ phone_number: null });
});

test('only the right code tells that a number is another account’s', async () => {
  const number = freshNumber();
  await world().userWithPhone(number);
  const mona = await newcomer();
  expect((await mona.send(number)).status).toBe(200);
  const code = await codeFor(number);
  expect(refusalOf(await mona.confirm(number, wrongCode(code)))).toBe('invalid_code');
  expect(refusalOf(await mona.confirm(number, code))).toBe('phone_taken');
  expect(refusalOf(await mona.confirm(number, code))).toBe('invalid_code');
  expect(await mona.number()).toMatchObject({ phone_number: null });
});

test('a number that an account has already is not replaced', async () => {
  const [first, second] = [freshNumber(), freshNumber()];
  const mona = await person(await world().userWithPhone(first));
  await mona.send(second);
  expect(refusalOf(await mona.confirm(second, await codeFor(second)))).toBe('state_changed');
  await mona.send(first);
  expect((await mona.confirm(first, await codeFor(first))).body).toEqual({ phone_number: first });
});

test('codes and wrong attempts have the limits of sign-in by phone', async () => {
  const mona = await newcomer();
  const number = freshNumber();
  for (let times = 0; times < ACCOUNT_LIMITS.phone_code_pair.times; times += 1)
    expect((await mona.send(number)).status).toBe(200);
  const limited = await mona.send(number);
  expect([refusalOf(limited), Number(limited.headers.get('retry-after')) > 0]).toEqual(['too_many_requests', true]);
  const code = await codeFor(number);
  for (let times = 0; times < ACCOUNT_LIMITS.guess_pair.times; times += 1)
    expect(refusalOf(await mona.confirm(number, wrongCode(code)))).toBe('invalid_code');
  expect(refusalOf(await mona.confirm(number, code))).toBe('too_many_requests');
});

test.each(['0225551234', '+971501234567', '010 1234', ''])('"%s" is no Egyptian mobile number', async (number) => {
  expect(refusalOf(await (await newcomer()).send(number))).toBe('invalid_input');
});

test('visitors add no number', async () => {
  const phone_number = freshNumber();
  const calls = [
    ask(product, 'POST', '/api/v1/me/phone/code', { body: { phone_number } }),
    ask(product, 'PUT', '/api/v1/me/phone', { body: { phone_number, code: '123456' } }),
  ];
  for (const answer of await Promise.all(calls)) expect(refusalOf(answer)).toBe('authentication_required');
});
