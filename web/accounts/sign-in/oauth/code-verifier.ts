import { tabStore } from '../tab-store.ts';

/** Where a tab that leaves for another site keeps the verifier (PKCE) with which alone its code can be exchanged. */
const KEY = 'hirfa.code-verifier';

/** Begins a redirect: a fresh verifier stays in this tab, its challenge (S256) is sent. */
export async function createChallenge(): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  tabStore.set(KEY, verifier);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** The verifier of the redirect that was begun in this tab. */
export const storedVerifier = (): string | null => tabStore.get(KEY);

export const clearVerifier = (): void => tabStore.set(KEY, null);

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
