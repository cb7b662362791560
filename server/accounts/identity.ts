import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { newId } from '../platform/ids.ts';
import type { Pool } from '../platform/db.ts';
import { type Refusal, refuse } from '../kernel/verb.ts';
import type { Proof } from './open-session.ts';
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
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
  });

  return {
    /**
     * Checks a password; takes as long for an unknown e-mail as for a wrong password. The token names the session row that it made;
     * `unconfirmed`: the password is right, but nobody has shown that the e-mail is theirs.
     */
    async signIn(body: { email: string; password: string }): Promise<Required<Proof> | 'unconfirmed' | Refusal<'invalid_credentials'>> {
      try {
        const { token, user } = await auth.api.signInEmail({ body, headers: new Headers() });
        return { token, user };
      } catch (error) {
        if (error instanceof APIError && error.statusCode === 401) return refuse('invalid_credentials');
        if (error instanceof APIError && error.statusCode === 403) return 'unconfirmed';
        throw error;
      }
    },
  };
}
