import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import type { Pool } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../kernel/verb.ts';
import type { Identity } from '../services.ts';
import { sessions } from '../sessions/tables.ts';
import { credentials, users, verifications } from '../tables.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/**
 * The identity library behind a small interface: its HTTP handler is not mounted, and its cookies and tokens are not
 * used. Sessions and tokens are our own, see `sessions/`. `secret` signs what the library stores.
 */
export function createIdentity(pool: Pool, secret: string): Identity {
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
     * Checks a password; takes as long for an unknown e-mail as for a wrong password. The token names the session row
     * that the library created. `unconfirmed`: the password is right, but the e-mail was never confirmed.
     */
    async signIn(body) {
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
