import type { AccountDeletion } from '@hirfa/contract/accounts';
import { isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import { countFailures, pair } from '../limits.ts';
import { countPasskeysOf } from '../passkeys/queries.ts';
import { type PasskeyResponse, takeSignature } from '../passkeys/signatures.ts';
import { hasSecondFactor } from '../second-factors/queries.ts';
import { takeSecondFactorCode } from '../second-factors/take-code.ts';

type Ctx = ServiceCtx & { actor: Person };

/** Either proves that the person is there. */
export interface SecondFactorProof {
  code?: string | undefined;
  passkey?: PasskeyResponse | undefined;
}

/** The second factors of the signed-in person. */
export async function findSecondFactors({ ctx }: { ctx: Ctx }): Promise<AccountDeletion['second_factors']> {
  const { user_id } = ctx.actor;
  const { auth } = ctx.services.pools;
  const [hasApp, passkeys] = await Promise.all([hasSecondFactor(auth, user_id), countPasskeysOf(auth, user_id)]);
  return [...(hasApp ? ['code' as const] : []), ...(passkeys > 0 ? ['passkey' as const] : [])];
}

/** Refuses unless the proof is the signed-in person's. Wrong ones count together with those of the same session. */
export async function checkSecondFactor({
  ctx,
  input: { code, passkey },
}: {
  ctx: Ctx;
  input: SecondFactorProof;
}): Promise<Refusal<'invalid_code' | 'too_many_requests'> | { shown: true }> {
  const { user_id, session_id } = ctx.actor;
  return countFailures(ctx, [['second_factor', pair(user_id, session_id)]], () =>
    ctx.services.pools.auth.transaction(async (db) => {
      const isShown =
        passkey === undefined
          ? await takeSecondFactorCode({ ...ctx, db }, user_id, code ?? '')
          : (await takeSignature({ ...ctx, db }, passkey))?.id === user_id;
      return isShown ? { shown: true as const } : refuse('invalid_code');
    }),
  );
}

/** Refuses a person who has a second factor and does not show it now. Outside demo mode every admin has one. */
export async function askSecondFactor({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SecondFactorProof;
}): Promise<Refusal<'second_factor_required' | 'invalid_code' | 'too_many_requests'> | null> {
  if ((await findSecondFactors({ ctx })).length === 0) return null;
  if (input.code === undefined && input.passkey === undefined) return refuse('second_factor_required');
  const shown = await checkSecondFactor({ ctx, input });
  return isRefusal(shown) ? shown : null;
}
