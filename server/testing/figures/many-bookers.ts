import { SESSION } from '@hirfa/domain/accounts';
import { profiles, sessions, users } from '../../accounts/index.ts';
import { newId } from '../../platform/ids.ts';
import { hoursFrom, type Market, openMarket } from '../market.ts';
import type { ReachableProduct } from '../product.ts';

const BATCH = 500;
/** Providers can be booked for the next two months; a visit takes an hour and the way to it. */
const SLOTS_OF_PROVIDER = 700;

/** A request for a booking that is not refused. */
export interface Wish {
  market: Market;
  customer: string;
  headers: Record<string, string>;
  body: ReturnType<Market['wish']> & { customer_total: string };
}

/** Customers and providers for so many bookings: each has a slot of its own, and no customer holds more than three. */
export async function wishesOf(product: ReachableProduct, providers: number, bookings: number): Promise<Wish[]> {
  if (bookings > providers * SLOTS_OF_PROVIDER) throw new Error(`${providers} providers have too few slots`);
  const markets: Market[] = [];
  for (let index = 0; index < providers; index += 1) markets.push(await openMarket(product));
  const customer_total = (await markets[0]?.total()) ?? '';
  const bookers = await insertBookers(product, Math.ceil(bookings / 3));
  return Array.from({ length: bookings }).flatMap((_, index) => {
    const [market, booker] = [markets[index % providers], bookers[index % bookers.length]];
    if (market === undefined || booker === undefined) return [];
    const starts_at = hoursFrom(product.clock.now, 24 + 2 * Math.floor(index / providers));
    return [{ market, ...booker, body: { ...market.wish({ starts_at }), customer_total } }];
  });
}

/** Customers who are signed in; each with the header of their calls. */
async function insertBookers({ owner, services, clock }: ReachableProduct, count: number) {
  const now = clock.now;
  const people = Array.from({ length: count }, () => ({ id: newId(), session: newId() }));
  for (let from = 0; from < count; from += BATCH) {
    const batch = people.slice(from, from + BATCH);
    await owner.insert(users).values(
      batch.map(({ id }) => ({
        id,
        name: 'Mona Adel Farid',
        email: `${id}@example.com`,
        emailVerified: true,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await owner
      .insert(profiles)
      .values(batch.map(({ id }) => ({ user_id: id, full_name: 'Mona Adel Farid', created_at: now, updated_at: now })));
    const until = new Date(now.getTime() + SESSION.absoluteMs);
    const times = { createdAt: now, updatedAt: now, expiresAt: until, absoluteUntil: until };
    await owner
      .insert(sessions)
      .values(batch.map(({ id, session }) => ({ id: session, userId: id, token: newId(), salt: newId(), ...times })));
  }
  return Promise.all(
    people.map(async ({ id, session }) => ({
      customer: id,
      headers: { authorization: `Bearer ${(await services.tokens.access(id, session, 0, now)).token}` },
    })),
  );
}
