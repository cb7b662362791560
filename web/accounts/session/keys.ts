/** The pre-paint script reads the first one too. */
export const KEYS = {
  session: 'hirfa.session',
  backup: 'hirfa.session.backup',
  ending: 'hirfa.session.ending',
  ended: 'hirfa.session.ended',
  leader: 'hirfa.session.leader',
} as const;

/** Something that a browser may have stored: the storage, its key, and a part of the value. */
export type Stored = readonly ['local' | 'session', string, string];

/** What the session client has something to do about. */
export const LEFT_BY_SESSIONS: readonly Stored[] = [
  ['local', KEYS.session, ''],
  ['local', KEYS.backup, ''],
  ['session', KEYS.backup, ''],
  ['local', KEYS.ending, '"told":false'],
];
