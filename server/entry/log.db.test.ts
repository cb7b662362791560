import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../accounts/index.ts';
import { newId } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import { ask } from '../testing/calls.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

test('each request is logged with its id and without personal data', async () => {
  const [password, name] = ['correct horse battery', 'Nour El-Sayed'];
  const { email, answer, cookie, session } = await newcomer(product, { full_name: name, password });
  await ask(product, 'GET', `/api/v1/me?email=${email}`, {
    headers: { authorization: `Bearer ${session.access_token}`, cookie, 'x-request-id': 'a-given-request-id' },
  });
  await ask(product, 'POST', '/auth/v1/sign-in', { body: { email, password: 'not the password' } });
  const log = product.logged.join('');
  const lines = product.logged.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/auth/v1/sign-up', 200],
    ['/auth/v1/confirm-email', 200],
    ['/api/v1/me', 400],
    ['/auth/v1/sign-in', 401],
  ]);
  expect(lines[1]?.request_id).toBe(answer.headers.get('x-request-id'));
  expect(lines[2]?.request_id).toBe('a-given-request-id');
  for (const secret of [email, password, name, session.access_token, cookie.split('=')[1] ?? '?'])
    expect(log).not.toContain(secret);
});

test('a failed query is logged without its rows', async () => {
  const email = `${newId()}@example.com`;
  const lines: string[] = [];
  const log = createLog({ logLevel: 'error' }, { write: (line) => lines.push(line) });
  const row = { id: newId(), name: 'Nour El-Sayed', email, createdAt: product.clock.now, updatedAt: product.clock.now };
  await product.owner.insert(users).values(row);
  const error: unknown = await product.owner
    .insert(users)
    .values({ ...row, id: newId() })
    .catch((thrown: unknown) => thrown);
  log.error({ error }, 'failed');
  expect(lines.join('')).toContain('users_email_unique');
  expect(lines.join('')).not.toMatch(/Nour|example\.com/);
  const [ofPostgres] = await product.owner.execute(sql`select pg_read_file('server.log') as log`);
  expect(String(ofPostgres?.['log'])).not.toContain(email);
});
