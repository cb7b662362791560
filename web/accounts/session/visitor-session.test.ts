import { expect, test } from 'vitest';
import type { SessionChange, SessionContext } from '../../kit/session-context.ts';
import { createVisitorSession } from './visitor-session.ts';

/** A client as far as these tests use it, in which a person may be signed in. */
function openVisitor() {
  const person = { isSignedIn: false };
  const loads = { count: 0, fail: false };
  const published: ((change: SessionChange) => void)[] = [];
  const client: Partial<SessionContext> = {
    signedIn: () => person.isSignedIn,
    userId: () => 'nour',
    subscribe: (listener) => {
      published.push(listener);
      return () => undefined;
    },
    watchConnection: () => () => undefined,
    runSignIn: (ask) => ask(),
    acceptSession: () => {
      person.isSignedIn = true;
      published.forEach((each) => each({ event: 'SIGNED_IN' }));
    },
    authorization: async () => 'Bearer x',
  };
  const visitor = createVisitorSession(async () => {
    loads.count += 1;
    if (loads.fail) throw new TypeError('Failed to fetch');
    return client as SessionContext;
  });
  const changes: SessionChange[] = [];
  visitor.session.subscribe((change) => changes.push(change));
  return { ...visitor, person, loads, changes };
}

const SESSION = { access_token: 'a', refresh_token: 'b', expires_at: 1, user: { id: 'nour', email: null } };

test('a visitor has no session, and nothing of it is loaded', async () => {
  const { session, loads } = openVisitor();
  expect([session.signedIn(), session.sessionId(), session.connection(), await session.authorization()]).toEqual([
    false,
    null,
    { state: 'fine' },
    undefined,
  ]);
  expect(() => session.userId()).toThrow('Not authenticated');
  expect(loads.count).toBe(0);
});

test('the first sign-in loads the client, once, and those who listened before hear of it', async () => {
  const { session, loads, changes } = openVisitor();
  await session.runSignIn(async () => {
    session.acceptSession(SESSION);
    expect(session.signedIn()).toBe(true);
  });
  expect(changes).toEqual([{ event: 'SIGNED_IN' }]);
  expect([session.userId(), await session.authorization()]).toEqual(['nour', 'Bearer x']);
  await session.runSignIn(async () => undefined);
  expect(loads.count).toBe(1);
});

test('a session that the client finds is told as a sign-in', async () => {
  const { begin, hasBegun, person, changes } = openVisitor();
  person.isSignedIn = true;
  begin();
  await expect.poll(hasBegun).toBe(true);
  expect(changes).toEqual([{ event: 'SIGNED_IN' }]);
});

test('a client that could not be loaded is loaded by the next sign-in', async () => {
  const { session, loads } = openVisitor();
  loads.fail = true;
  await expect(session.runSignIn(async () => 1)).rejects.toThrow('Failed to fetch');
  loads.fail = false;
  expect(await session.runSignIn(async () => 1)).toBe(1);
});
