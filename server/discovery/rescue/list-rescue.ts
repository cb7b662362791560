import type { Rescue as RescueView } from '@hirfa/contract/discovery';
import { RESCUE, rescuersOf } from '@hirfa/domain/bookings';
import { toDecimal } from '@hirfa/domain/payments';
import { findRescue, findRescuers, type Rescue, type Rescuer } from '../../bookings/index.ts';
import { type Ctx, isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { filterValues } from '../find/filter-values.ts';
import { findScope } from '../find/find-scope.ts';
import { listByRelevance } from '../find/list-by-relevance.ts';
import { findPrices } from '../find/price-queries.ts';
import { bitsOfStart } from '../find/times.ts';

interface Work {
  ctx: Ctx<Person>;
  input: { id: string };
}

/** How many providers of the list by relevance are looked at together, and how often it goes on. */
const AT_ONCE = 30;
const PAGES = 4;

/** Others for a booking whose provider has let it down: at its time, or where nobody is free then, at the next ones. */
export async function listRescue({ ctx, input }: Work): Promise<RescueView | Refusal<'not_found'>> {
  const rescue = await findRescue({ ctx, input });
  if (rescue === undefined) return refuse('not_found');
  const customer_total = toDecimal(rescue.cost);
  if (!rescue.isOpen) return { is_open: false, is_same_time: false, customer_total, items: [] };
  // What is stored of calendars may be a moment old: the second search finds also who is free then.
  const then = rescue.starts_at > ctx.now ? await findOffers(ctx, rescue, 'then') : [];
  const found = then.length > 0 ? then : await findOffers(ctx, rescue, 'from_then');
  const offered = rescuersOf(found, rescue.starts_at);
  const is_same_time = offered.some(({ start }) => start.getTime() === rescue.starts_at.getTime());
  const items = offered.map(({ start, end, card_id: _, ...offer }) => {
    return { ...offer, starts_at: start.toISOString(), ends_at: end.toISOString() };
  });
  return { is_open: true, is_same_time, customer_total, items };
}

type Found = Rescuer & Pick<RescueView['items'][number], 'provider' | 'card'>;

/** Goes along the list by relevance until enough are free then; of those who are free later, all are compared. */
async function findOffers(ctx: Ctx<Person>, rescue: Rescue, when: 'then' | 'from_then'): Promise<Found[]> {
  const list = await listOf(ctx, rescue, when);
  const found: Found[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await list(cursor);
    if (isRefusal(answer)) throw new Error('a cursor of this list is not read');
    const offers = new Map(
      answer.items.map(({ offer, next_free_at: _, ...provider }) => [offer.id, { provider, card: offer }]),
    );
    const rescuers = await findRescuers({ ctx, input: { rescue, cards: [...offers.keys()], when } });
    for (const rescuer of rescuers) {
      const offer = offers.get(rescuer.card_id);
      if (offer !== undefined) found.push({ ...rescuer, ...offer });
    }
    if (answer.next_cursor === null || (when === 'then' && found.length >= RESCUE.most)) break;
    cursor = answer.next_cursor;
  }
  return found;
}

/** The list by relevance of who may be free: the calendars decide. */
async function listOf(ctx: Ctx<Person>, rescue: Rescue, when: 'then' | 'from_then') {
  const { service_slug, category_slug, mode, area_id, people, most } = rescue;
  const what = service_slug === null ? { category: category_slug } : { service: service_slug };
  const filter = {
    ...what,
    mode,
    area: area_id ?? undefined,
    // Of work by the hour this is the most that an hour may cost: how many are booked is compared later.
    max_price: Math.ceil(most / 100),
    type: people > 1 ? ('community' as const) : undefined,
  };
  const [sought, prices] = await Promise.all([findScope({ ctx, input: filter }), findPrices(ctx)]);
  const window = when === 'then' ? bitsOfStart(rescue.starts_at, ctx.now) : undefined;
  const values = { ...filterValues(filter, sought, prices, ctx.now), window };
  const input = { scope: sought.scope.kind, values, isEmpty: false, limit: AT_ONCE };
  return (cursor: string | undefined) => listByRelevance({ ctx, input: { ...input, cursor } });
}
