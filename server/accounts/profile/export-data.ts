import { copyPersonalData } from '../../kernel/personal-data.ts';
import { copyPersonalFiles } from '../../kernel/personal-files.ts';
import { streamOf } from '../../kernel/stream-of.ts';
import { asPerson } from '../../kernel/transactions.ts';
import { isRefusal, type Person } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import type { AccountCtx } from '../ctx.ts';
import { type Limited, releaseLimits, takeLimits } from '../limits.ts';

type ExportCtx = AccountCtx<Person>;

/**
 * All data that is stored about the person with their pictures, as far as they may see it; once an hour, of which only
 * a copy that was read to its end uses one. It is read while the client takes it.
 */
export async function exportData({ ctx }: { ctx: ExportCtx }) {
  const limits: Limited[] = [['export', ctx.actor.user_id]];
  const limited = await takeLimits(ctx, limits);
  if (isRefusal(limited)) return limited;
  return streamOf(copyInPieces(ctx, limits));
}

/** The JSON document in pieces. An error breaks off the answer, so that nobody takes it for the whole copy. */
async function* copyInPieces(ctx: ExportCtx, limits: readonly Limited[]): AsyncGenerator<string, void> {
  const { privacy, pools, log } = ctx.services;
  let isComplete = false;
  try {
    const scope = { ...ctx.services.scope(), now: ctx.now };
    const asOwner = <Answer>(read: (db: Database) => Promise<Answer>) =>
      asPerson(pools.api, ctx.actor, scope, ({ db }) => read(db));
    yield `{"made_at":${JSON.stringify(ctx.now)},"data":`;
    yield* copyPersonalData(
      (login, read) => (login === 'auth' ? read(pools.auth) : asOwner(read)),
      privacy.tables,
      ctx.actor.user_id,
    );
    yield ',"files":';
    yield* copyPersonalFiles(asOwner, privacy.files, ctx.actor.user_id);
    isComplete = true;
    yield ',"complete":true}\n';
  } catch (error) {
    log.error({ error }, 'a copy of personal data broke off');
    throw new Error('the copy broke off', { cause: error });
  } finally {
    if (!isComplete) await releaseLimits(ctx.services, limits);
  }
}
