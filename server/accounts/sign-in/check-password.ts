import type { Person, Refusal } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import { releaseLimits, type Limited, takeLimits } from '../limits.ts';
import { findPasswordHash } from './password-queries.ts';
import { verifyPassword } from './passwords.ts';

interface Input {
  ctx: ServiceCtx & { actor: Person };
  input: { password: string };
}

/** Whether this is the password of the signed-in person. Wrong ones count together, wherever they are tried. */
export async function checkPassword({ ctx, input }: Input): Promise<boolean | Refusal<'too_many_requests'>> {
  const { user_id } = ctx.actor;
  const limits: Limited[] = [['present_password', user_id]];
  const limited = await takeLimits(ctx, limits);
  if (limited !== undefined) return limited;
  const hash = await findPasswordHash(ctx.services.pools.auth, user_id);
  const isRight = hash !== undefined && (await verifyPassword({ hash, password: input.password }));
  if (isRight) await releaseLimits(ctx.services, limits);
  return isRight;
}
