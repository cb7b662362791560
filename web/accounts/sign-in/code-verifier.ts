import { tabStore } from './tab-store.ts';

/** Where a tab that leaves for another site keeps the verifier (PKCE) with which alone its code can be exchanged. */
const KEY = 'hirfa.code-verifier';

/** The verifier of the redirect that was begun in this tab, once. */
export function takeVerifier(): string | null {
  const verifier = tabStore.get(KEY);
  tabStore.set(KEY, null);
  return verifier;
}
