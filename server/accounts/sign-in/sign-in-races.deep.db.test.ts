import { Session } from '@hirfa/contract/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bearer, openBrowser, readMail } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { type Answer, ask, freshAddress } from '../../testing/calls.ts';
import { signInWithGoogle } from '../../testing/sign-in-with-google.ts';
import { codeIn } from '../../testing/mail-box.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const browser = () => openBrowser(product, freshAddress());
const NEW = 'a new and better password';
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** A thief with the password signs in repeatedly while the owner acts; counts the thief's sessions that stay open. */
async function thiefAgainst({ email, password }: Newcomer, act: () => Promise<Answer>): Promise<number> {
  const tokens: string[] = [];
  const over = new AbortController();
  const thieves = Array.from({ length: 3 }, async () => {
    const from = browser();
    while (!over.signal.aborted) {
      const opened = Session.safeParse((await from.signIn(email, password)).body);
      if (opened.success) tokens.push(opened.data.access_token);
    }
  });
  await expect.poll(() => tokens.length, { interval: 5 }).toBeGreaterThan(3);
  const { status } = await act();
  over.abort();
  await Promise.all(thieves);
  expect(status).toBe(200);
  const answers = await Promise.all(
    tokens.map((token) => ask(product, 'GET', '/api/v1/me', { headers: bearer(token) })),
  );
  return answers.filter((answer) => answer.status === 200).length;
}

/** Each action by which an owner ends the sessions of a thief, with its preparation. */
const WAYS: Record<string, (person: Newcomer) => Promise<() => Promise<Answer>>> = {
  'a reset': async ({ email }) => {
    await browser().post('/auth/v1/request-password-reset', { email });
    const code = (await readMail(product, email)).token;
    return () => browser().post('/auth/v1/reset-password', { code, password: NEW });
  },
  'a new password': async ({ password, session }) => {
    const body = { current_password: password, new_password: NEW };
    return () => browser().post('/auth/v1/change-password', body, bearer(session.access_token));
  },
  'undoing what was added': async ({ email }) => {
    await signInWithGoogle(product, browser(), email);
    const code = (await readMail(product, email)).token;
    return () => browser().post('/auth/v1/undo-security', { code });
  },
};

test.each(Object.entries(WAYS))('%s also ends the sessions that are opened at the same moment', async (_, ready) => {
  for (let round = 0; round < 3; round += 1) {
    const person = await newcomer(product);
    expect(await thiefAgainst(person, await ready(person))).toBe(0);
  }
});

test('a session that opens while a second factor is set up can not skip it', async () => {
  const phone = '01012345678';
  const proof = async () => {
    await browser().post('/auth/v1/send-phone-code', { phone });
    await product.work();
    return { phone, code: codeIn({ text: product.twilio.texts.at(-1)?.body ?? '' }) };
  };
  const { access_token } = Session.parse((await browser().post('/auth/v1/verify-phone-code', await proof())).body);
  const post = (verb: string, body: object) =>
    ask(product, 'POST', `/api/v1/me/second-factor/${verb}`, { body, headers: bearer(access_token) });
  const { secret } = z.object({ secret: z.string() }).parse((await post('start', {})).body);
  const again = await proof();
  const [signedIn, confirmed] = await withBlockedSessions(async () => {
    const signingIn = browser().post('/auth/v1/verify-phone-code', again);
    await expect.poll(waiting).toBe(1);
    let isDone = false;
    const confirming = post('confirm', { code: shownCode(secret, product.clock.now) }).finally(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await waiting()) === 2).toBe(true);
    return [signingIn, confirming];
  });
  expect((await confirmed)?.status).toBe(200);
  const token = Session.safeParse((await signedIn)?.body).data?.access_token ?? '';
  expect((await ask(product, 'GET', '/api/v1/me', { headers: bearer(token) })).status).toBe(401);
});

/** Runs work while inserts of sessions are blocked. */
async function withBlockedSessions<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await product.owner.execute(sql`create function wait_a_moment() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
  await product.owner.execute(
    sql`create trigger wait_a_moment before insert on auth.sessions for each row execute function wait_a_moment()`,
  );
  return product.owner.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(1)`);
    return work();
  });
}

/** The number of statements that wait for a lock. */
async function waiting(): Promise<unknown> {
  const [row] = await product.owner.execute(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.waiting;
}
