import type { Ctx, Person } from '../../kernel/verb.ts';
import { contentRange } from '../../kernel/cursors.ts';
import { countProvidersByStatus, findProvidersByStatus, type ProviderFilter } from './list-queries.ts';

/** Providers of one status, newest first, by position. 7.14 */
export async function listProvidersByStatus({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: ProviderFilter & { limit: number; offset: number };
}) {
  const [rows, total] = await Promise.all([
    findProvidersByStatus(ctx.db, input, input),
    countProvidersByStatus(ctx.db, input),
  ]);
  return {
    headers: { 'content-range': contentRange(input.offset, rows.length, total) },
    body: rows.map(viewProvider),
  };
}

type Row = Awaited<ReturnType<typeof findProvidersByStatus>>[number];

export const viewProvider = ({ created_at, sent_at, ...row }: Row) => ({
  ...row,
  sent_at: sent_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
