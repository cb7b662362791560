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
/** Checking a signature is a job for another thread, and a device sends the same token for an hour. */
const MOST_KNOWN = 10_000;

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Creates and reads the two tokens of a session. Both keys are derived from one secret. */
export function createSessionTokens(secret: string) {
  // Imported once: with the bytes alone, each signature imports them again.
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const accessKey = subtle.importKey('raw', derive(secret, 'access'), hmac, false, ['sign', 'verify']);
  const refreshKey = derive(secret, 'refresh');
  const mac = (sid: string, generation: number, salt: string) =>
    createHmac('sha256', refreshKey).update(`${sid}.${generation}.${salt}`).digest('base64url');

  const readGenuine = remembered((token: string) => readToken(token, accessKey));

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
      const claims = await readGenuine(token);
      return claims !== null && claims.exp * 1000 > now.getTime() ? claims : null;
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

/** The claims of a token with a right signature, also if it has expired; or null. */
async function readToken(token: string, key: Promise<webcrypto.CryptoKey>): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, await key, { algorithms: ['HS256'], currentDate: new Date(0) });
    return AccessClaims.parse(payload);
  } catch {
    return null;
  }
}

/** Reads each token once while it is among the latest. What is no token is not remembered. */
function remembered(read: (token: string) => Promise<AccessClaims | null>) {
  const known = new Map<string, AccessClaims>();
  return async (token: string) => {
    const claims = known.get(token) ?? (await read(token));
    if (claims === null || known.has(token)) return claims;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest);
    known.set(token, claims);
    return claims;
  };
}

function derive(secret: string, purpose: string): Uint8Array {
  return createHmac('sha256', secret).update(`hirfa ${purpose} token`).digest();
}
