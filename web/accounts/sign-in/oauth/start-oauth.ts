import type { Language } from '@hirfa/domain/market';
import type { OAuthProvider } from '@hirfa/domain/accounts';
import { pathIn, plainPath } from '../../../kit/i18n.ts';
import { wantedPath } from '../../session/wanted-path.ts';
import { createChallenge } from './code-verifier.ts';

/** Sends the tab to an OAuth provider; afterwards the wanted path opens, in this language. */
export async function startOAuth(oauthProvider: OAuthProvider, language: Language): Promise<void> {
  const { pathname, search } = new URL(wantedPath() ?? '/dashboard', window.location.origin);
  const return_to = pathIn(language, plainPath(pathname)) + search;
  const query = new URLSearchParams({ code_challenge: await createChallenge(), return_to });
  window.location.assign(`/auth/v1/oauth/${oauthProvider}/start?${query}`);
}
