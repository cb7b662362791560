import { Favourite } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { Notification } from '@hirfa/contract/notifications';
import { addDays, cairoDay } from '@hirfa/domain/market';
import * as z from 'zod';
import { type Answer, ask } from '../../../testing/calls.ts';
import { type Market, openMarket } from '../../../testing/market.ts';
import type { TestProduct } from '../../../testing/product.ts';
import { NO_HOURS } from '../../../testing/world.ts';

export const FAVOURITES = '/api/v1/me/favourites';
export const Ids = z.object({ ids: z.array(z.string()) });

type Header = () => Promise<Record<string, string>>;

/** What somebody does with whom they have saved. */
export function saving(product: TestProduct, header: Header) {
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    ask(product, method, path, { headers: await header(), ...(body !== undefined && { body }) });
  return {
    send,
    save: (id: string) => send('PUT', `${FAVOURITES}/${id}`),
    remove: (id: string) => send('DELETE', `${FAVOURITES}/${id}`),
    merge: (ids: readonly string[]) => send('POST', FAVOURITES, { ids }),
    ids: async () => Ids.parse((await send('GET', '/api/v1/me/favourite-ids')).body).ids,
    list: async (search = '') => pageOf(Favourite).parse((await send('GET', FAVOURITES + search)).body),
    /** What they were told of free time, the latest first. */
    told: async () => {
      const { items } = z
        .object({ items: z.array(Notification) })
        .parse((await send('GET', '/api/v1/notifications')).body);
      return items.filter(({ type }) => type === 'favourite_free');
    },
  };
}

/** A provider whose hours can be set, with what the customer of the market has saved. */
export async function openSaved(product: TestProduct) {
  const market = await openMarket(product);
  let version = 0;
  async function setHours(hours: object): Promise<void> {
    const answer = await market.ask('provider', 'PUT', '/api/v1/provider/availability', { version, ...hours });
    if (answer.status !== 200) throw new Error(`the hours are refused: ${JSON.stringify(answer.body)}`);
    version += 1;
    await product.work();
  }
  return {
    market,
    provider: market.provider,
    setHours,
    /** One hour, at 10:00 in Cairo, on a day so many days ahead. */
    freeIn: (days: number) => setHours(hourIn(product, days)),
    neverFree: () => setHours(NO_HOURS),
    customer: saving(product, market.as.customer),
  };
}

function hourIn(product: TestProduct, days: number) {
  const day = addDays(cairoDay(product.clock.now), days);
  return { ...NO_HOURS, exceptions: [{ day, kind: 'hours' as const, from_minute: 600, to_minute: 660 }] };
}

/** Other providers of the market's category, as many as wanted. */
export async function createProviders({ world, offer }: Market, count: number): Promise<string[]> {
  const category = { slug: offer.category_slug };
  const made = [];
  for (let number = 0; number < count; number += 1) made.push((await world.provider(category)).id);
  return made;
}
