import type { Language } from '@hirfa/domain/market';
import type { OAuthProvider } from '@hirfa/domain/accounts';
import { addressIn } from '../../../kit/i18n.ts';
import { wantedPath } from '../../session/wanted-path.ts';
import { createChallenge } from './code-verifier.ts';

/** Sends the tab to an OAuth provider; afterwards the wanted path opens, in this language. */
export async function startOAuth(oauthProvider: OAuthProvider, language: Language): Promise<void> {
  // Home stands for no wanted path: it only carries the language.
  const return_to = addressIn(language, wantedPath() ?? '/');
  const query = new URLSearchParams({ code_challenge: await createChallenge(), return_to });
  window.location.assign(`/auth/v1/oauth/${oauthProvider}/start?${query}`);
}
