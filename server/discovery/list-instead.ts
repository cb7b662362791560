import { type Ctx, refuse } from '../kernel/verb.ts';
import { findAbsentProvider, findOthers } from './instead-queries.ts';
import { pricesOf, withPriceFrom } from './views.ts';

/** Whom customers can book in place of a provider without a page: in the category, those of the same areas first. */
export async function listInstead({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }) {
  const absent = await findAbsentProvider(ctx, id);
  if (absent === undefined) return refuse('not_found');
  const { is_gone, category, areas } = absent;
  const rows = await findOthers(
    ctx,
    category.slug,
    areas.map((area) => area.id),
  );
  return { is_gone, category, providers: rows.map(withPriceFrom(pricesOf(rows))) };
}
