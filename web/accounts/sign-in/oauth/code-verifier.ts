import { tabStore } from '../../common/tab-store.ts';

/** The storage key of the PKCE verifier, without which the returned code cannot be exchanged. */
const KEY = 'hirfa.code-verifier';

/** Starts a redirect: a new verifier is stored in this tab, and its challenge (S256) is returned. */
export async function createChallenge(): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  tabStore.set(KEY, verifier);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** The verifier of the redirect that this tab started. */
export const storedVerifier = (): string | null => tabStore.get(KEY);

export const clearVerifier = (): void => tabStore.set(KEY, null);

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
