import { ACCOUNT_LIMITS } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bearer, freshEmail, openBrowser, pass, readMail } from '../testing/accounts.ts';
import { type Answer, freshAddress, refusalOf } from '../testing/calls.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';
import { takeLimit } from './limit-queries.ts';

const product = useProduct();
const browser = (address = freshAddress()) => openBrowser(product, address);
const WRONG = 'not the password';

async function repeat(times: number, call: () => Promise<Answer>): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: times }, call));
  return answers.map((answer) => (answer.status === 200 ? 'ok' : refusalOf(answer)));
}
const count = (answers: string[], word: string) => answers.filter((each) => each === word).length;

test('a stranger’s attempts are limited alike for known and unknown accounts, and the owner still signs in', async () => {
  const { email, password } = await newcomer(product);
  const { times, perMs } = ACCOUNT_LIMITS.sign_in_pair;
  for (const account of [email, freshEmail()]) {
    const stranger = browser();
    const answers = await repeat(times + 5, () => stranger.signIn(account, WRONG));
    expect([count(answers, 'invalid_credentials'), count(answers, 'too_many_requests')]).toEqual([times, 5]);
    const refused = await stranger.signIn(account, account === email ? password : WRONG);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(perMs / 1000)]);
  }
  expect((await browser().signIn(email, password)).status).toBe(200);
});

test('attempts from many addresses lock an account for unknown devices, and not for long', async () => {
  const { email, password } = await newcomer(product);
  const { times, perMs } = ACCOUNT_LIMITS.sign_in_account;
  const answers = await repeat(times + 3, () => browser().signIn(email, WRONG));
  expect(count(answers, 'too_many_requests')).toBe(3);
  expect((await browser().signIn(email, password)).status).toBe(429);
  pass(product, perMs);
  expect((await browser().signIn(email, password)).status).toBe(200);
});

test('right passwords do not count; wrong ones of one address count together for all accounts', async () => {
  const { email, password } = await newcomer(product);
  const office = browser();
  const { times } = ACCOUNT_LIMITS.sign_in_address;
  for (let signIn = 0; signIn < ACCOUNT_LIMITS.sign_in_pair.times * 2; signIn += 1)
    expect((await office.signIn(email, password)).status).toBe(200);
  const answers = await repeat(times + 2, () => office.signIn(freshEmail(), WRONG));
  expect(count(answers, 'too_many_requests')).toBe(2);
});

test('an e-mail gets five codes and five reset links an hour, and a phone number five texts', async () => {
  const [known, unknown] = [(await newcomer(product)).email, freshEmail()];
  pass(product, ACCOUNT_LIMITS.confirm_mail.perMs);
  for (const email of [known, unknown]) {
    expect(await repeat(7, () => browser().signUp(email, WRONG))).toSatisfy((all: string[]) => count(all, 'ok') === 5);
    expect(await repeat(7, () => browser().post('/auth/v1/request-password-reset', { email }))).toSatisfy(
      (all: string[]) => count(all, 'ok') === 5,
    );
  }
  expect(await repeat(7, () => browser().post('/auth/v1/send-phone-code', { phone: '01012345678' }))).toSatisfy(
    (all: string[]) => count(all, 'ok') === 5,
  );
  await product.work();
  expect(product.twilio.texts.filter(({ to }) => to === '+201012345678')).toHaveLength(5);
});

test('one address has a limit of sign-ups, texts and guesses', async () => {
  const address = freshAddress();
  const signUps = await repeat(ACCOUNT_LIMITS.sign_up_address.times + 2, () =>
    browser(address).signUp(freshEmail(), WRONG),
  );
  expect(count(signUps, 'too_many_requests')).toBe(2);
  const numbers = Array.from(
    { length: ACCOUNT_LIMITS.phone_code_address.times + 2 },
    (_, index) => `0100000${String(index).padStart(4, '0')}`,
  );
  const texts = await repeat(numbers.length, () =>
    browser(address).post('/auth/v1/send-phone-code', { phone: numbers.pop() }),
  );
  expect(count(texts, 'too_many_requests')).toBe(2);
  const guesses = await repeat(ACCOUNT_LIMITS.guess_address.times + 2, () =>
    browser(address).confirm(freshEmail(), '000000'),
  );
  expect(count(guesses, 'too_many_requests')).toBe(2);
});

test('a stranger can not use up the attempts of a new code', async () => {
  const email = freshEmail();
  const [stranger, owner] = [browser(), browser()];
  await repeat(20, () => stranger.confirm(email, '000000'));
  await owner.signUp(email, 'correct horse');
  const { code } = await readMail(product, email);
  expect(await repeat(5, () => stranger.confirm(email, '000000'))).toEqual(Array(5).fill('too_many_requests'));
  expect((await owner.confirm(email, code)).status).toBe(200);
});

test('attempts at the current password of a session count together, wherever it is asked for', async () => {
  const { session, password } = await newcomer(product);
  const { times, perMs } = ACCOUNT_LIMITS.present_password;
  const headers = bearer(session.access_token);
  const change = () =>
    browser().post('/auth/v1/change-password', { current_password: WRONG, new_password: 'a new password' }, headers);
  const leave = (word = WRONG) => browser().post('/api/v1/me/deletion', { password: word }, headers);
  expect(await repeat(times - 2, change)).toEqual(Array(times - 2).fill('invalid_credentials'));
  const answers = await repeat(4, leave);
  expect([count(answers, 'wrong_confirmation'), count(answers, 'too_many_requests')]).toEqual([2, 2]);
  const refused = await leave(password);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(perMs / 1000)]);
  pass(product, perMs);
  expect((await leave(password)).status).toBe(200);
});

test('a limit counts a sliding period, and its table stores neither names nor addresses', async () => {
  const start = product.clock.now;
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const limit = { times: 2, perMs: 10_000 };
  const take = (seconds: number) => takeLimit(product.pools.auth, 'reset_mail', 'somebody', limit, at(seconds));
  expect([await take(0), await take(4), await take(5)]).toEqual([undefined, undefined, at(10)]);
  expect([await take(10), await take(11), await take(14)]).toEqual([undefined, at(14), undefined]);
  const { email } = await newcomer(product);
  const rows = JSON.stringify(await product.owner.execute(sql`select * from auth.rate_limits`));
  expect(rows).not.toMatch(new RegExp(`${email}|10\\.\\d+\\.\\d+`));
  pass(product, 200 * 86_400_000);
  await product.keepHouse();
  expect([...(await product.owner.execute(sql`select 1 from auth.rate_limits`))]).toEqual([]);
});
