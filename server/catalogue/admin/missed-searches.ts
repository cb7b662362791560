import { TRADE_WORDS_LENGTH } from '@hirfa/domain/catalogue';
import { type AdminCtx, type Ctx, type Person, refuse, refuseField } from '../../kernel/verb.ts';
import { findMissedSearches, findTradeWords, removeMissedSearch, setTradeWords } from './missed-queries.ts';
import { lockCatalogue } from './queries.ts';

const MOST_SHOWN = 50;

/** What people searched for and did not find, the most frequent first. */
export async function listMissedSearches({ ctx: { db } }: { ctx: Ctx<Person> }) {
  const items = await findMissedSearches(db, MOST_SHOWN);
  return { items: items.map(({ last_at, ...item }) => ({ ...item, last_at: last_at.toISOString() })) };
}

interface Target {
  id: string;
  kind: 'category' | 'service';
  entry_id: string;
}

/** Makes a search that found nothing trade words of a category or service, which it finds from then on. */
export async function addTradeWords({ ctx, input: { id, kind, entry_id } }: { ctx: AdminCtx; input: Target }) {
  await lockCatalogue(ctx.db);
  const before = await findTradeWords(ctx.db, kind, entry_id);
  if (before === undefined) return refuse('not_found');
  // Its own words are at most sixty letters.
  if (before.length > TRADE_WORDS_LENGTH - 61) return refuseField('entry_id', 'has no room for more words');
  const words = await removeMissedSearch(ctx.db, id);
  if (words === undefined) return refuse('state_changed');
  const after = `${before} ${words}`.trim();
  await setTradeWords(ctx.db, kind, entry_id, after);
  await ctx.audit({
    action: 'catalogue.change',
    entity_type: kind,
    entity_id: entry_id,
    before: { trade_words: before },
    after: { trade_words: after },
  });
  return { added: true as const };
}

/** Puts aside a search that means nothing of the catalogue; it is counted again when it comes again. */
export async function dismissMissedSearch({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const words = await removeMissedSearch(ctx.db, id);
  if (words === undefined) return refuse('state_changed');
  await ctx.audit({
    action: 'missed_search.dismiss',
    entity_type: 'missed_search',
    entity_id: id,
    before: { words },
    after: {},
  });
  return { dismissed: true as const };
}
