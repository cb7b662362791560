import { SIGN_UP_LIFE_MS } from '@hirfa/domain/accounts';
import { parseStored } from '../stored.ts';

const KEY = 'hirfa.sign-up';

interface RememberedSignUp {
  email: string;
  at: number;
}

/**
 * Remembers for which e-mail address this browser signed up. The link of its mail opens in another tab, and the link of
 * another browser's sign-up needs a confirmation (`AuthReturn`).
 */
export function rememberSignUp(email: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ email: email.toLowerCase(), at: Date.now() } satisfies RememberedSignUp),
    );
  } catch {
    // Where nothing may be stored, the link asks for a confirmation.
  }
}

export function clearSignUp(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Whether this browser signed up with this e-mail address recently. */
export function isRememberedSignUp(email: string | null): boolean {
  const remembered = parseStored(() => localStorage.getItem(KEY));
  const isYoung = typeof remembered['at'] === 'number' && Date.now() - remembered['at'] < SIGN_UP_LIFE_MS;
  return isYoung && email !== null && remembered['email'] === email.toLowerCase();
}
