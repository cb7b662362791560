import { createHash } from 'node:crypto';
import { ONE_TIME_CODE_LIFE_MS, SENT_CODE } from '@hirfa/domain/accounts';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { freshEmail, openBrowser, pass, readMail, wrongCode } from '../../testing/accounts.ts';
import { freshAddress, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';
import { oneTimeCodes } from '../mails/tables.ts';
import { sessions } from '../sessions/tables.ts';
import { credentials, signUps, users } from '../tables.ts';
import { hashPassword } from './passwords.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
const [THEIRS, OWN] = ['the password of a stranger', 'the password of the owner'];

test('a sign-up is answered alike for known and unknown addresses; only the mail differs', async () => {
  const { email: known } = await newcomer(product);
  const unknown = freshEmail();
  const answers = [await browser().signUp(known.toUpperCase(), OWN), await browser().signUp(unknown, OWN)];
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([200, { confirm: 'email' }]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^hirfa_sign_up=[\w-]{43}; Max-Age=86400; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/),
    ]);
  }
  const [told, asked] = [await readMail(product, known), await readMail(product, unknown)];
  expect(told).toMatchObject({
    subject: 'You have a Hirfa account already · لديك حساب في حِرفة بالفعل',
    code: '',
    token: '',
  });
  expect(told.text).toContain(`${product.address}/ar/auth?mode=signin`);
  expect(asked.subject).toBe('Your Hirfa code · رمز حِرفة');
  expect(asked.text).toContain(`${product.address}/auth/callback?type=signup#code=${asked.token}`);
  expect(asked.html).toContain(`${product.address}/ar/auth/callback?type=signup#code=${asked.token}`);
  expect(asked.html).toContain('dir="rtl"');
});

test('the account gets the owner’s password, even if strangers signed up with the same e-mail before and after', async () => {
  const email = freshEmail();
  const [stranger, owner] = [browser(), browser()];
  await stranger.signUp(email, THEIRS, 'A Stranger');
  await owner.signUp(email, OWN);
  await readMail(product, email);
  await stranger.signUp(email, THEIRS, 'A Stranger');
  const { code } = await readMail(product, email);
  const confirmed = await owner.confirm(email, code);
  expect(confirmed.status).toBe(200);
  expect(refusalOf(await stranger.signIn(email, THEIRS))).toBe('invalid_credentials');
  expect((await owner.signIn(email, OWN)).status).toBe(200);
  const [user] = await product.owner.select().from(users).where(eq(users.email, email));
  expect([user?.name, user?.emailVerified]).toEqual(['Nour El-Sayed', true]);
});

test('a link that a stranger requested creates the account without the stranger’s password', async () => {
  const email = freshEmail();
  const stranger = browser();
  await stranger.signUp(email, THEIRS);
  const { code, token } = await readMail(product, email);
  const owner = browser();
  expect((await owner.exchange(token)).status).toBe(200);
  expect(refusalOf(await stranger.signIn(email, THEIRS))).toBe('invalid_credentials');
  expect([refusalOf(await stranger.confirm(email, code)), refusalOf(await stranger.exchange(token))]).toEqual([
    'invalid_code',
    'invalid_code',
  ]);
});

test('outside the browser that signed up a link or code confirms the e-mail, opens no session and sets no cookie', async () => {
  const [linked, typed] = [freshEmail(), freshEmail()];
  const attacker = browser();
  for (const email of [linked, typed]) await attacker.signUp(email, THEIRS, 'An Attacker');
  const victim = browser();
  const answers = [
    await victim.exchange((await readMail(product, linked)).token),
    await victim.confirm(typed, (await readMail(product, typed)).code),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { confirmed: linked }],
    [200, { confirmed: typed }],
  ]);
  expect(victim.cookies.size).toBe(0);
  const confirmed = await product.owner
    .select()
    .from(users)
    .where(inArray(users.email, [linked, typed]));
  expect(confirmed.map(({ emailVerified }) => emailVerified)).toEqual([true, true]);
  const ids = confirmed.map(({ id }) => id);
  expect(await product.owner.select().from(sessions).where(inArray(sessions.userId, ids))).toEqual([]);
});

test('the link opens a session in the browser that signed up', async () => {
  const email = freshEmail();
  const own = browser();
  await own.signUp(email, OWN);
  expect((await own.exchange((await readMail(product, email)).token)).body).toMatchObject({ user: { email } });
  expect((await browser().signIn(email, OWN)).status).toBe(200);
});

test('a code is valid for five minutes and three attempts; the refusal does not state the reason', async () => {
  const email = freshEmail();
  const person = browser();
  await person.signUp(email, OWN);
  const first = await readMail(product, email);
  const refusals = [];
  for (let tries = 0; tries < SENT_CODE.tries; tries += 1)
    refusals.push(await person.confirm(email, wrongCode(first.code)));
  refusals.push(await person.confirm(email, first.code), await person.confirm(freshEmail(), first.code));
  await person.signUp(email, OWN);
  const second = await readMail(product, email);
  pass(product, SENT_CODE.lifeMs);
  const late = openBrowser(product, freshAddress());
  refusals.push(await late.confirm(email, second.code));
  expect(
    new Set(refusals.map(({ status, body }) => JSON.stringify([status, { ...(body as object), request_id: '' }]))).size,
  ).toBe(1);
  await person.signUp(email, OWN);
  const { code } = await readMail(product, email);
  const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  expect((await late.confirm(email, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200);
});

test('wrong attempts of strangers do not void a code for the browser that requested it', async () => {
  const email = freshEmail();
  const [asked, elsewhere] = [browser(), browser()];
  await asked.signUp(email, OWN);
  const { code } = await readMail(product, email);
  for (let tries = 0; tries < SENT_CODE.tries; tries += 1) await browser().confirm(email, wrongCode(code));
  expect(refusalOf(await browser().confirm(email, code))).toBe('invalid_code');
  expect((await asked.confirm(email, code)).status).toBe(200);
  const later = freshEmail();
  await browser().signUp(later, OWN);
  await readMail(product, later);
  await elsewhere.signIn(later, OWN);
  const again = await readMail(product, later);
  for (let tries = 0; tries < SENT_CODE.tries; tries += 1) await browser().confirm(later, wrongCode(again.code));
  expect((await elsewhere.confirm(later, again.code)).status).toBe(200);
});

test('a link is valid for one day and works once', async () => {
  const [early, late] = [freshEmail(), freshEmail()];
  for (const email of [early, late]) await browser().signUp(email, OWN);
  const links = [await readMail(product, early), await readMail(product, late)];
  pass(product, ONE_TIME_CODE_LIFE_MS.signup - 1);
  expect((await browser().exchange(links[0]?.token ?? '')).status).toBe(200);
  expect(refusalOf(await browser().exchange(links[0]?.token ?? ''))).toBe('invalid_code');
  pass(product, 1);
  expect(refusalOf(await browser().exchange(links[1]?.token ?? ''))).toBe('invalid_code');
});

test('of eight simultaneous uses of one code or link exactly one succeeds', async () => {
  const [typed, clicked] = [freshEmail(), freshEmail()];
  for (const email of [typed, clicked]) await browser().signUp(email, OWN);
  const { code } = await readMail(product, typed);
  const { token } = await readMail(product, clicked);
  const codes = await Promise.all(Array.from({ length: 8 }, () => browser().confirm(typed, code)));
  const links = await Promise.all(Array.from({ length: 8 }, () => browser().exchange(token)));
  for (const answers of [codes, links])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)]);
});

test('signing in before the e-mail is confirmed sends a new code if the password is right', async () => {
  const email = freshEmail();
  await browser().signUp(email, OWN);
  const first = await readMail(product, email);
  const elsewhere = browser();
  expect(refusalOf(await elsewhere.signIn(email, THEIRS))).toBe('invalid_credentials');
  expect((await elsewhere.signIn(email, OWN)).body).toEqual({ confirm: 'email' });
  const { code } = await readMail(product, email);
  expect(code).not.toBe(first.code);
  expect((await elsewhere.confirm(email, code)).status).toBe(200);
  expect((await elsewhere.signIn(email, OWN)).body).toHaveProperty('access_token');
});

test('an old account without a confirmed e-mail keeps its password if its owner enters it, and its sessions end', async () => {
  const person = await createWorld(product.owner, product.clock.now).user();
  await product.owner.update(users).set({ emailVerified: false }).where(eq(users.id, person.id));
  const at = { createdAt: product.clock.now, updatedAt: product.clock.now };
  const credential = { id: newId(), accountId: person.id, providerId: 'credential', userId: person.id, ...at };
  await product.owner.insert(credentials).values({ ...credential, password: await hashPassword(OWN) });
  await signedIn(product, person.id);
  const owner = browser();
  expect((await owner.signIn(person.email, OWN)).body).toEqual({ confirm: 'email' });
  expect((await owner.confirm(person.email, (await readMail(product, person.email)).code)).status).toBe(200);
  expect((await owner.signIn(person.email, OWN)).body).toMatchObject({ user: { id: person.id } });
  const open = await product.owner.select().from(sessions).where(eq(sessions.userId, person.id));
  expect(open.filter(({ revokedAt }) => revokedAt !== null)).toHaveLength(1);
});

test('the code of a redirect is exchanged once, within a minute, with its verifier', async () => {
  const { session } = await newcomer(product);
  const verifier = 'v'.repeat(43);
  const issue = async () => {
    const code = product.services.secrets.token();
    await product.owner.insert(oneTimeCodes).values({
      id: newId(),
      kind: 'oauth',
      userId: session.user.id,
      codeHash: product.services.secrets.hashToken(code),
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
      expiresAt: new Date(product.clock.now.getTime() + ONE_TIME_CODE_LIFE_MS.oauth),
    });
    return code;
  };
  const code = await issue();
  expect((await browser().exchange(code, verifier)).body).toMatchObject({ user: { id: session.user.id } });
  expect(refusalOf(await browser().exchange(code, verifier))).toBe('invalid_code');
  const stolen = await issue();
  for (const given of ['w'.repeat(43), verifier])
    expect(refusalOf(await browser().exchange(stolen, given))).toBe('invalid_code');
  const unbound = await issue();
  expect(refusalOf(await browser().exchange(unbound))).toBe('invalid_code');
  const late = await issue();
  pass(product, ONE_TIME_CODE_LIFE_MS.oauth);
  expect(refusalOf(await browser().exchange(late, verifier))).toBe('invalid_code');
});

test('of simultaneous uses of a mail’s code and link one opens the account and the others are refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const email = freshEmail();
    await browser().signUp(email, OWN);
    const { code, token } = await readMail(product, email);
    const uses = [
      browser().confirm(email, code),
      browser().exchange(token),
      browser().confirm(email, code),
      browser().exchange(token),
    ];
    expect((await Promise.all(uses)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401,
    ]);
  }
});

test('a verifier only opens the code that is bound to it', async () => {
  const email = freshEmail();
  await browser().signUp(email, OWN);
  const { token } = await readMail(product, email);
  expect(refusalOf(await browser().exchange(token, 'v'.repeat(43)))).toBe('invalid_code');
});

/** Processor time, which does not depend on other work of the machine. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test('sign-up and sign-in take equally long for known and unknown addresses', async () => {
  const known = (await newcomer(product)).email;
  const waiting = freshEmail();
  await browser().signUp(waiting, OWN);
  const took = { signUp: [[], [], []] as number[][], signIn: [[], [], []] as number[][] };
  for (let round = 0; round < 9; round += 1) {
    for (const call of ['signUp', 'signIn'] as const) {
      for (const [index, email] of [known, waiting, freshEmail()].entries()) {
        const began = cpuMs();
        await browser()[call](email, THEIRS);
        took[call][index]?.push(cpuMs() - began);
      }
    }
    // Otherwise the limit of mails would stop the comparison.
    pass(product, 3_600_000);
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  for (const all of Object.values(took).map((each) => each.map(median))) {
    expect(Math.max(...all) / Math.min(...all), all.map((ms) => ms.toFixed(1)).join(' / ')).toBeLessThan(2.5);
  }
});

test('secrets of unconfirmed sign-ups are stored as hashes only', async () => {
  const email = freshEmail();
  await browser().signUp(email, OWN);
  const { code, token } = await readMail(product, email);
  const kept = await product.owner.select().from(signUps).where(eq(signUps.email, email));
  const rows = JSON.stringify([kept, await product.owner.select().from(oneTimeCodes)]);
  for (const secret of [OWN, code, token]) expect(rows).not.toContain(secret);
});
