import type { Favourite } from '@hirfa/contract/discovery';
import type { ServiceCard } from '@hirfa/contract/providers';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { ahead, byCustomerPrice, pricesOf, withCustomerPrice, withPriceFrom } from '../views.ts';
import { findCheapestCards, findFavouriteIds, findFavourites, findProvidersById } from './queries.ts';

interface Work {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}

/** Whom the actor has saved, the latest first; also those who cannot be booked now, so that nobody just disappears. */
export async function listFavourites({ ctx: { db, now, actor }, input: { limit, cursor: text } }: Work) {
  const cursor = readCursor(text);
  if (isRefusal(cursor)) return cursor;
  const rows = await findFavourites(db, actor.user_id, cursor, limit + 1);
  const ids = rows.map(({ provider_id }) => provider_id);
  const providers = ids.length === 0 ? [] : await findProvidersById(db, ids, now);
  const cards = ids.length === 0 ? [] : await findCheapestCards(db, ids, now);
  const prices = pricesOf(providers);
  const offers = Map.groupBy(cards.map(withCustomerPrice(prices)), ({ provider_id }) => provider_id);
  const found = new Map(providers.map((each) => [each.id, each]));
  const view = ({ provider_id, saved_at, is_gone, category }: (typeof rows)[number]): Favourite => {
    const saved = { provider_id, saved_at: saved_at.toISOString(), category };
    const row = found.get(provider_id);
    if (row === undefined) return { ...saved, state: is_gone === true ? 'gone' : 'absent', provider: null };
    const { is_listed, next_free_at, ...tile } = withPriceFrom(prices)(row);
    const offer = withOnePhoto(offers.get(provider_id)?.toSorted(byCustomerPrice)[0]);
    const provider = { ...tile, category, next_free_at: ahead(next_free_at, now), offer };
    return { ...saved, state: is_listed ? 'listed' : 'unlisted', provider };
  };
  return cutPage(rows, limit, view, ({ saved_at, provider_id }) => [saved_at.getTime(), provider_id]);
}

const withOnePhoto = (card: ServiceCard | undefined) =>
  card === undefined ? null : { ...card, photos: card.photos.slice(0, 1) };

/** The ids alone, for pages that show who is saved. */
export async function listFavouriteIds({ ctx: { db, actor } }: Pick<Work, 'ctx'>) {
  return { ids: await findFavouriteIds(db, actor.user_id) };
}
