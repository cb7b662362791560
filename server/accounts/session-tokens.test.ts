import { SESSION } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import { createSessionTokens } from './session-tokens.ts';

const PERSON = '01a20000-0000-7000-8000-000000000001';
const SESSION_ID = '01a20000-0000-7000-8000-000000000002';
const NOW = new Date('2026-11-25T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('an access token is read until it expires, also when it was read before', async () => {
  const tokens = createSessionTokens('a secret');
  const { token } = await tokens.access(PERSON, SESSION_ID, 3, NOW);
  for (const now of [NOW, after(1), after(SESSION.accessTokenMs - 1000)])
    expect(await tokens.readAccess(token, now)).toMatchObject({ sub: PERSON, sid: SESSION_ID, gen: 3 });
  for (const now of [after(SESSION.accessTokenMs), after(SESSION.accessTokenMs + 1)])
    expect(await tokens.readAccess(token, now)).toBeNull();
});

test('a token with another signature, of another secret, or of no one is not read, whatever was read before', async () => {
  const tokens = createSessionTokens('a secret');
  const { token } = await tokens.access(PERSON, SESSION_ID, 0, NOW);
  expect(await tokens.readAccess(token, NOW)).not.toBeNull();
  const [header, payload, signature = ''] = token.split('.');
  const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const foreign = await createSessionTokens('another secret').access(PERSON, SESSION_ID, 0, NOW);
  for (const wrong of [`${header}.${payload}.${changed}`, `${header}.${payload}.`, foreign.token, '', 'a.b.c'])
    expect(await tokens.readAccess(wrong, NOW), wrong).toBeNull();
});

test('more tokens than are remembered are read alike', { timeout: 60_000 }, async () => {
  const tokens = createSessionTokens('a secret');
  const [first, ...others] = await Promise.all(
    Array.from({ length: 10_002 }, (_, generation) => tokens.access(PERSON, SESSION_ID, generation, NOW)),
  );
  for (const { token } of [first, ...others].flatMap((one) => one ?? [])) await tokens.readAccess(token, NOW);
  expect(await tokens.readAccess(first?.token ?? '', NOW)).toMatchObject({ gen: 0 });
});
