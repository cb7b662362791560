import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Session } from '@hirfa/contract/accounts';
import { freshEmail, openBrowser, readMail } from '../../testing/accounts.ts';
import { freshAddress } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const PASSWORD = 'correct horse battery';

/** Failed jobs are retried after a delay; tests don't wait for it. */
const makeJobsDue = () => product.owner.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

test('a mail is retried if the mail server fails, and is never sent twice', async () => {
  const email = freshEmail();
  const person = openBrowser(product, freshAddress());
  product.mailBox.refuseWith = 451;
  await person.signUp(email, PASSWORD);
  await product.work();
  expect(product.mailBox.mails).toEqual([]);
  product.mailBox.refuseWith = null;
  await makeJobsDue();
  const { code } = await readMail(product, email);
  await makeJobsDue();
  await product.work();
  expect(product.mailBox.mails.filter(({ to }) => to === email)).toHaveLength(1);
  expect((await person.confirm(email, code)).status).toBe(200);
});

test('a mail to a mailbox that does not exist is not retried', async () => {
  product.mailBox.refuseWith = 550;
  await openBrowser(product, freshAddress()).signUp(freshEmail(), PASSWORD);
  await product.work();
  product.mailBox.refuseWith = null;
  const waiting = await product.owner.execute(sql`select 1 from graphile_worker._private_jobs`);
  const unsent = await product.owner.execute(sql`select failed_at is not null as failed
    from auth.account_messages where sent_at is null`);
  expect([[...waiting], [...unsent]]).toEqual([[], [{ failed: true }]]);
  expect(product.logged.join('')).toContain('a recipient can not be reached');
});

test('codes, links, passwords, tokens, addresses and numbers are not logged, and not stored in clear', async () => {
  const email = freshEmail();
  const person = openBrowser(product, freshAddress());
  await person.signUp(email, PASSWORD);
  const { code, token } = await readMail(product, email);
  await person.confirm(email, '000000');
  const session = Session.parse((await person.confirm(email, code)).body);
  await person.post('/auth/v1/request-password-reset', { email });
  const reset = await readMail(product, email);
  await person.post('/auth/v1/send-phone-code', { phone: '01112345678' });
  await product.work();
  const text = product.twilio.texts.at(-1)?.body.slice(0, 6) ?? '';
  await person.post('/auth/v1/verify-phone-code', { phone: '01112345678', code: text });
  await person.post('/auth/v1/reset-password', { code: reset.token, password: 'another password' });
  const log = product.logged.join('').replaceAll(/"(time|request_id)":"[^"]*"/g, '');
  const secrets = [
    email,
    PASSWORD,
    'another password',
    code,
    token,
    reset.token,
    '1112345678',
    text,
    session.access_token,
  ];
  for (const secret of secrets) expect(log, secret).not.toContain(secret);
  const tables = ['sent_codes', 'one_time_codes', 'account_messages', 'sign_ups', 'credentials', 'sessions'];
  for (const table of tables) {
    const rows = JSON.stringify(await product.owner.execute(sql.raw(`select * from auth.${table}`)));
    for (const secret of [PASSWORD, 'another password', token, reset.token, session.access_token])
      expect(rows, table).not.toContain(secret);
  }
});
