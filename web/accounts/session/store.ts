import { SESSION_CLIENT } from '@hirfa/domain/accounts';
import type { Session } from '@hirfa/contract/accounts';
import { KEYS } from './keys.ts';

/** A key-value storage of the browser, for all tabs or for one tab. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
  keys(): string[];
}

/** The stored part of a session: `refresh_token` names the session and is worthless without the cookie. 3.23 */
export type ShadowSession = Pick<Session, 'access_token' | 'refresh_token' | 'expires_at'>;

/** 3.20 */
interface Backup {
  session: ShadowSession;
  timestamp: number;
  fingerprint: string;
}

/** How a session ended: who ended it, and whether the server has been notified (`told`). */
export interface Ending {
  session: string;
  by: 'person' | 'server';
  told: boolean;
}

/** A tab that was closed or asleep may still hold one of so many ended sessions. */
const ENDED_KEPT = 50;

interface StoreOptions {
  shared: TextStore;
  /** The storage of one tab: it stays after a reload when the shared one was cleared. */
  ofTab: TextStore;
  now(): number;
  fingerprint(): string;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Reads and writes the stored session; malformed values count as missing. */
export function createSessionStore({ shared, ofTab, now, fingerprint }: StoreOptions) {
  const isUsable = (backup: Backup) =>
    now() - backup.timestamp < SESSION_CLIENT.backupMs && backup.fingerprint === fingerprint();
  const ending = () => parse(shared.get(KEYS.ending), isEnding);
  const ended = () => parse(shared.get(KEYS.ended), isTextList) ?? [];
  const addEnded = (session: string) =>
    shared.set(KEYS.ended, JSON.stringify([...ended(), session].slice(-ENDED_KEPT)));
  /** Who ended a session; null if it has not ended. A mark is replaced by that of the next session. */
  const endedBy = (session: string): Ending['by'] | null => {
    const mark = ending();
    return mark?.session === session ? mark.by : ended().includes(session) ? 'person' : null;
  };

  return {
    read: () => parse(shared.get(KEYS.session), isShadowSession),
    /** The session and a backup of it. */
    write(session: ShadowSession): void {
      const backup: Backup = { session, timestamp: now(), fingerprint: fingerprint() };
      shared.set(KEYS.session, JSON.stringify(session));
      for (const store of [shared, ofTab]) store.set(KEYS.backup, JSON.stringify(backup));
    },
    /** The session of a backup of this device that is not too old and not ended; useless ones are deleted. 5.4 */
    readBackup(): ShadowSession | null {
      const found = [shared, ofTab]
        .map((store) => parse(store.get(KEYS.backup), isBackup))
        .find((backup) => backup !== null && isUsable(backup));
      const backup = found && endedBy(found.session.refresh_token) === null ? found.session : null;
      // What this tab has left is of an ended session, too old, or of another device.
      if (backup === null) ofTab.set(KEYS.backup, null);
      return backup;
    },
    /** Deletes the backup of this tab: its session has ended or was replaced in another tab. */
    dropOwnBackup: () => ofTab.set(KEYS.backup, null),
    ending,
    endedBy,
    /** The mark is written first: a tab that finds no session then reads the reason. */
    end(mark: Ending): void {
      shared.set(KEYS.ending, JSON.stringify(mark));
      addEnded(mark.session);
      shared.set(KEYS.session, null);
      for (const store of [shared, ofTab]) store.set(KEYS.backup, null);
    },
    /** The server has received the sign-out. */
    settle(): void {
      const mark = ending();
      if (mark !== null) shared.set(KEYS.ending, JSON.stringify({ ...mark, told: true }));
    },
    /** After a sign-in the end mark is removed, and the session that was replaced has ended. */
    begin(replaced: string | null): void {
      shared.set(KEYS.ending, null);
      if (replaced !== null) addEnded(replaced);
    },
  };
}

function parse<Value>(text: string | null, is: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isShadowSession(value: unknown): value is ShadowSession {
  return (
    isRecord(value) &&
    typeof value['access_token'] === 'string' &&
    typeof value['refresh_token'] === 'string' &&
    typeof value['expires_at'] === 'number'
  );
}

function isBackup(value: unknown): value is Backup {
  return (
    isRecord(value) &&
    isShadowSession(value['session']) &&
    typeof value['timestamp'] === 'number' &&
    typeof value['fingerprint'] === 'string'
  );
}

function isEnding(value: unknown): value is Ending {
  return (
    isRecord(value) &&
    typeof value['session'] === 'string' &&
    (value['by'] === 'person' || value['by'] === 'server') &&
    typeof value['told'] === 'boolean'
  );
}
