import { BROWSER_MAP, parse } from 'bowser';
import { type Person, refuse } from '../kernel/verb.ts';
import type { AccountParts } from './parts.ts';
import { findSessionsOf, revokeOwnSession, revokeSessionsOf } from './queries.ts';

/** Where the person is signed in, latest used first. */
export async function listSessions({ pools }: AccountParts, { user_id, session_id }: Person, now: Date) {
  const rows = await findSessionsOf(pools.auth, user_id, now);
  return {
    items: rows.map(({ id, created_at, last_used, userAgent }) => ({
      id,
      current: id === session_id,
      created_at: created_at.toISOString(),
      last_used: last_used.toISOString(),
      device: deviceWords(userAgent),
    })),
  };
}

export async function endSession({ pools }: AccountParts, { user_id }: Person, id: string, now: Date) {
  return (await revokeOwnSession(pools.auth, user_id, id, now)) ? { ended: true as const } : refuse('not_found');
}

/** Ends every session of the person, this one too where `here` says so. */
export async function signOutEverywhere({ pools }: AccountParts, { user_id, session_id }: Person, here: boolean, now: Date) {
  await revokeSessionsOf(pools.auth, user_id, now, here ? null : session_id);
  return { signed_out: true as const };
}

/** Of a browser that is in no list, the library repeats the words: anybody's, in a mail of ours. */
const BROWSERS = new Set(Object.values(BROWSER_MAP));

/** Names of browser and system ("Chrome", "Android"); null where nobody knows. */
export function deviceWords(userAgent: string | null): {
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
} {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = parse(userAgent);
  const kinds = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' } as const;
  const kind = Object.entries(kinds).find(([name]) => name === platform.type)?.[1] ?? null;
  return { browser: browser.name && BROWSERS.has(browser.name) ? browser.name : null, system: os.name || null, kind };
}
