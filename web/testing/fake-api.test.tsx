import { expect, test } from 'vitest';
import { type Answers, fakeApi, NO_ANSWER } from './fake-api.ts';

const put = (body: object) =>
  new Request(new URL('/api/v1/me', window.location.href), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
    body: JSON.stringify(body),
  });

const answering = (answers: NonNullable<Answers['accounts']>) => fakeApi({ accounts: answers });

test('an input that the contract refuses is refused with its fields, and is not counted as sent', async () => {
  const { fetch, sent } = answering({ changeMe: ({ full_name }) => ({ full_name, avatar_url: '' }) });
  const answer = await fetch(put({ full_name: 7 }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_input', data: { fields: [{ path: 'full_name' }] } });
  expect(sent()).toEqual([]);
  expect(await (await fetch(put({ full_name: 'Mona' }))).json()).toEqual({ full_name: 'Mona', avatar_url: '' });
  expect(sent()).toEqual([{ call: 'accounts.changeMe', input: { full_name: 'Mona' }, key: 'k1' }]);
});

test('a refusal has the status of its code and its Retry-After', async () => {
  const { fetch } = answering({ changeMe: () => ({ refused: 'too_many_requests', retryAfter: 90 }) });
  const answer = await fetch(put({ full_name: 'Mona' }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
});

test('a connection that breaks before the answer fails the request', async () => {
  const { fetch } = answering({ changeMe: () => NO_ANSWER });
  await expect(fetch(put({ full_name: 'Mona' }))).rejects.toThrow('Failed to fetch');
});

test('a refusal that the call does not declare, or without what it says, is an error of types', () => {
  answering({ changeMe: () => ({ refused: 'PGRST116' }) });
  // @ts-expect-error -- this call is not refused with it
  answering({ changeMe: () => ({ refused: 'last_admin' }) });
  // @ts-expect-error -- it says which fields
  answering({ changeMe: () => ({ refused: 'invalid_input' }) });
  // @ts-expect-error -- this call answers with a profile
  answering({ changeMe: () => ({ full_name: 'Mona' }) });
});

test.fails('a call of which the test says nothing fails it', async () => {
  await answering({})
    .fetch(put({ full_name: 'Mona' }))
    .catch(() => undefined);
});

test.fails('an answer that the contract does not allow fails the test', async () => {
  const wrong: unknown = { full_name: 7, avatar_url: '' };
  await answering({ changeMe: () => wrong as { full_name: string; avatar_url: string } }).fetch(
    put({ full_name: 'Mona' }),
  );
});
