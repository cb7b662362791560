import { SignJWT } from 'jose';
import * as z from 'zod';
import { postToGoogle } from './google-json.ts';
import type { ServiceAccount } from './service-account.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** A token is used until this long before it expires. */
const MARGIN_MS = 60_000;

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Refused = z.object({ error: z.string().max(100) });

interface AccessToken {
  value: string;
  /** Called where Google no longer takes it: the next request gets a new one. */
  forget(): void;
}

/**
 * The access token of an account: requests share it until it expires, and those that come while it is fetched wait for
 * the same one. The function throws where Google gives none.
 */
export function openAccessTokens(account: ServiceAccount, ms: number): () => Promise<AccessToken> {
  let latest: { token: Promise<AccessToken>; until: number } | null = null;
  return () => {
    if (latest !== null && Date.now() < latest.until) return latest.token;
    const entry = { token: fetchToken(), until: Infinity };
    latest = entry;
    return entry.token;

    async function fetchToken(): Promise<AccessToken> {
      const forget = () => void (entry.until = 0);
      try {
        const { access_token, expires_in } = await requestToken(account, ms);
        entry.until = Date.now() + expires_in * 1000 - MARGIN_MS;
        return { value: access_token, forget };
      } catch (error) {
        forget();
        throw error;
      }
    }
  };
}

/** The grant of OAuth 2 for accounts of programs (RFC 7523): who signs with the key of the account is given a token. */
async function requestToken(account: ServiceAccount, ms: number): Promise<z.infer<typeof Granted>> {
  const { client_email, private_key_id, private_key, token_uri } = account;
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(private_key_id !== undefined && { kid: private_key_id }) })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(private_key);
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  const answer = await postToGoogle(token_uri, { body, ms });
  const granted = Granted.safeParse(answer.body);
  if (answer.status === 200 && granted.success) return granted.data;
  const code = Refused.safeParse(answer.body).data?.error ?? 'no reason';
  throw new Error(`Google gave no access token (${answer.status}, ${code})`);
}
