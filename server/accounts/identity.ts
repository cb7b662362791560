import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { newId } from '../platform/ids.ts';
import type { Pool } from '../platform/db.ts';
import { refuse } from '../platform/verb.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { credentials, sessions, users, verifications } from './tables.ts';

/** Proves who somebody is. What the proof opens (sessions, tokens) is ours: see `open-session.ts`. */
export type Identity = ReturnType<typeof createIdentity>;

/**
 * The identity library behind one small door: its HTTP handler is not mounted, its cookies and tokens never leave.
 * `secret` signs what it stores.
 */
export function createIdentity(pool: Pool, secret: string) {
  const auth = betterAuth({
    secret,
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(pool, {
      provider: 'pg',
      schema: { user: users, account: credentials, session: sessions, verification: verifications },
    }),
    advanced: { database: { generateId: () => newId() } },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
  });

  return {
    /** Makes an account; refused where the e-mail has one. The token names the session row that was made. */
    async signUp(input: { email: string; password: string; full_name: string }, headers: Headers) {
      const { email, password, full_name } = input;
      return proven(auth.api.signUpEmail({ body: { email, password, name: full_name }, headers }), 'account_exists');
    },
    /** Checks a password; takes as long for an unknown e-mail as for a wrong password. */
    async signIn(input: { email: string; password: string }, headers: Headers) {
      return proven(auth.api.signInEmail({ body: input, headers }), 'invalid_credentials');
    },
  };
}

/** The identity library throws what it refuses; only its 401 and 422 are refusals, the rest are bugs. */
async function proven<Code extends 'account_exists' | 'invalid_credentials'>(
  asked: Promise<{ token: string | null; user: { id: string; email: string; name: string; image?: string | null | undefined } }>,
  code: Code,
) {
  try {
    const { token, user } = await asked;
    if (token === null) throw new Error('the identity library opened no session');
    return { token, user };
  } catch (error) {
    if (error instanceof APIError && (error.statusCode === 401 || error.statusCode === 422)) return refuse(code);
    throw error;
  }
}
