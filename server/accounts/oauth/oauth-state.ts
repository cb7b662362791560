import { OAUTH_PROVIDERS, OAUTH_STATE_MS, type OAuthProblem } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { ServiceCtx } from '../ctx.ts';

/** What a browser keeps, sealed, while the person signs in at an OAuth provider. */
const OAuthState = z.object({
  oauth_provider: z.enum(OAUTH_PROVIDERS),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  code_challenge: z.string(),
  return_to: z.string(),
});
export type OAuthState = z.infer<typeof OAuthState>;

const PURPOSE = 'oauth state';

export function sealOAuthState({ services, now }: ServiceCtx, state: OAuthState): Promise<string> {
  return services.sealing.seal(PURPOSE, state, new Date(now.getTime() + OAUTH_STATE_MS));
}

/** Null if it is missing, altered or expired. */
export async function openOAuthState(
  { services, now }: ServiceCtx,
  sealed: string | undefined,
): Promise<OAuthState | null> {
  return sealed === undefined ? null : services.sealing.open(PURPOSE, sealed, OAuthState, now);
}

/** The address of our page that continues, in the language of the page on which the person started. */
export function returnAddress(returnTo: string, outcome: { code?: string; error?: OAuthProblem }): string {
  const language = /^\/ar(?=[/?#]|$)/.exec(returnTo)?.[0] ?? '';
  return `${language}/auth/callback?${new URLSearchParams({ ...outcome, return_to: returnTo })}`;
}
