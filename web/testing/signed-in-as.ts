import type { SessionContext } from '../kit/session-context.ts';

const nothing = () => undefined;

/** The session of this person, whose connection is fine; nothing is stored, and nothing ends it. */
export const signedInAs = (userId: string): SessionContext => ({
  authorization: async () => `Bearer ${userId}`,
  callRefused: async () => undefined,
  signedIn: () => true,
  userId: () => userId,
  sessionId: () => `session of ${userId}`,
  subscribe: () => nothing,
  connection: () => ({ state: 'fine' }),
  watchConnection: () => nothing,
  connectionChanged: nothing,
  runSignIn: (ask) => ask(),
  acceptSession: nothing,
  signOut: async () => undefined,
  log: { record: nothing, stored: () => [] },
  account: { write: nothing, read: () => null, clearOthers: nothing },
});
