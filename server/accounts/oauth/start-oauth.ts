import { refuse } from '../../kernel/verb.ts';
import type { AccountCtx } from '../ctx.ts';
import { returnAddress, sealOAuthState } from './oauth-state.ts';

interface Input {
  ctx: AccountCtx;
  /** `code_challenge` is created by the page: only that page can exchange the code of the redirect. */
  input: { oauth_provider: string; code_challenge: string; return_to: string };
}

/** The address at the OAuth provider, and the state that the browser keeps until the person returns. */
export async function startOAuth({ ctx, input }: Input) {
  const { oauth, log } = ctx.services;
  const { code_challenge, return_to } = input;
  const oauth_provider = oauth.configured.find((each) => each === input.oauth_provider);
  if (oauth_provider === undefined) return refuse('not_found');
  const started = await oauth.start(oauth_provider, ctx.now);
  if ('problem' in started) {
    const { problem, code } = started;
    log.warn({ oauth_provider, problem, code }, 'a sign-in with OAuth could not be started');
    return { address: returnAddress(return_to, { error: problem }) };
  }
  const state = await sealOAuthState(ctx, { oauth_provider, ...started.secrets, code_challenge, return_to });
  return { address: started.address, state };
}
