import { escapeIdentifier, escapeLiteral } from 'pg';
import { type DatabaseAccess, type Login, LOGINS, loginName } from '../db.ts';
import { scramVerifier } from './scram.ts';

/** A statement or a transaction that takes longer fails: it would hold locks and a connection. */
const LIMITS = { statement_timeout: '15s', lock_timeout: '10s', idle_in_transaction_session_timeout: '15s' };
/**
 * What is read again and again is in memory, where a row by an index costs little more than one of a scan. With the
 * default of 4, made for hard disks, a page of a long list may be made by sorting the whole list.
 */
const PLANNING = { random_page_cost: '1.1' };
const SETTINGS = { ...LIMITS, ...PLANNING };

/**
 * Statements of visitors are planned once, for all values: their plans are the same for all, and making one can take
 * longer than running it.
 */
const PLANNED_ONCE = { plan_cache_mode: 'force_generic_plan' };

/** The settings of each login. */
export const LOGIN_SETTINGS: Readonly<Record<Login, Readonly<Record<string, string>>>> = {
  api: SETTINGS,
  auth: SETTINGS,
  public: { ...SETTINGS, ...PLANNED_ONCE },
  worker: { ...SETTINGS, statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' },
};

/**
 * The statements that make the logins, or change those that are there. `owner` is the user of DATABASE_URL: it acts for
 * the worker, to whom the tables of the job runner belong.
 */
export async function rolesSql(access: DatabaseAccess, owner: string): Promise<string[]> {
  const verifier = escapeLiteral(await scramVerifier(access.loginPassword));
  const logins = LOGINS.flatMap((login) => {
    const name = escapeIdentifier(loginName(access, login));
    const settings = Object.entries(LOGIN_SETTINGS[login]);
    return [
      `do $$ begin create role ${name}; exception when duplicate_object then null; end $$`,
      `alter role ${name} login password ${verifier}`,
      ...settings.map(([setting, value]) => `alter role ${name} set ${setting} = ${escapeLiteral(value)}`),
    ];
  });
  const worker = escapeIdentifier(loginName(access, 'worker'));
  return [...logins, `grant ${worker} to ${escapeIdentifier(owner)} with inherit true, set true`];
}
