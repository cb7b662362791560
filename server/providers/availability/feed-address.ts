import { randomBytes } from 'node:crypto';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { getAvailability } from './availability.ts';
import { findTerms, setFeedToken } from './queries.ts';

const TOKEN_BYTES = 32;

interface Input {
  ctx: WriteCtx<Person> & { services: { origin(): string } };
}

/** Gives the actor's feed a new secret address. It is stored as it is: the page shows it again for a second device. */
export function renewFeed({ ctx }: Input) {
  return changeFeed(ctx, randomBytes(TOKEN_BYTES).toString('base64url'));
}

export function removeFeed({ ctx }: Input) {
  return changeFeed(ctx, null);
}

async function changeFeed(ctx: Input['ctx'], token: string | null) {
  const provider = await findTerms(ctx.db, ctx.actor.user_id);
  if (provider?.verification_status !== 'verified') return refuse('provider_required');
  await setFeedToken(ctx.db, provider.id, token);
  return getAvailability({ ctx });
}
