import { createHmac, timingSafeEqual, webcrypto } from 'node:crypto';
import { SESSION } from '@hirfa/domain/accounts';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

const AccessClaims = z.object({ sub: z.uuid(), sid: z.uuid(), gen: z.int32().min(0), exp: z.int() });
export type AccessClaims = z.infer<typeof AccessClaims>;

const RefreshToken = z.tuple([z.uuid(), z.string().regex(/^\d{1,9}$/), z.string().regex(/^[\w-]{43}$/)]);

/** The content of a refresh token; `isGenuine` checks `mac` once the session's salt is known. */
export interface RefreshClaims {
  sid: string;
  generation: number;
  mac: string;
}

const { subtle } = webcrypto;

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Creates and reads the two tokens of a session. Both keys are derived from one secret. */
export function createSessionTokens(secret: string) {
  // Imported once: with the bytes alone, each signature imports them again.
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const accessKey = subtle.importKey('raw', derive(secret, 'access'), hmac, false, ['sign', 'verify']);
  const refreshKey = derive(secret, 'refresh');
  const mac = (sid: string, generation: number, salt: string) =>
    createHmac('sha256', refreshKey).update(`${sid}.${generation}.${salt}`).digest('base64url');

  return {
    /** A JWT for 60 minutes: person (`sub`), session (`sid`) and generation (`gen`); no role. */
    async access(userId: string, sid: string, generation: number, now: Date) {
      const expiresAt = Math.floor((now.getTime() + SESSION.accessTokenMs) / 1000);
      const token = await new SignJWT({ sid, gen: generation })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setExpirationTime(expiresAt)
        .sign(await accessKey);
      return { token, expires_at: expiresAt };
    },
    /** The claims of a valid access token, or null. */
    async readAccess(token: string, now: Date): Promise<AccessClaims | null> {
      try {
        const { payload } = await jwtVerify(token, await accessKey, { algorithms: ['HS256'], currentDate: now });
        return AccessClaims.parse(payload);
      } catch {
        return null;
      }
    },
    /** `sid.n.HMAC(sid, n, salt)`: the same input always gives the same token. */
    refresh: (sid: string, generation: number, salt: string) => `${sid}.${generation}.${mac(sid, generation, salt)}`,
    readRefresh(token: string): RefreshClaims | null {
      const parsed = RefreshToken.safeParse(token.split('.'));
      if (!parsed.success) return null;
      const [sid, generation, given] = parsed.data;
      return { sid, generation: Number(generation), mac: given };
    },
    isGenuine(claims: RefreshClaims, salt: string): boolean {
      return timingSafeEqual(Buffer.from(claims.mac), Buffer.from(mac(claims.sid, claims.generation, salt)));
    },
  };
}

function derive(secret: string, purpose: string): Uint8Array {
  return createHmac('sha256', secret).update(`hirfa ${purpose} token`).digest();
}
