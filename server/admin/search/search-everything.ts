import type { AdminSearchResult } from '@hirfa/contract/admin';
import { type AccountServices, findPeopleByIds, viewPerson } from '../../accounts/index.ts';
import { findBookingIds, meaningOf, viewBookings } from '../../bookings/index.ts';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { findProvidersOfPeople } from '../../providers/index.ts';

/** So many of each kind; the lists have the rest. */
const MOST = 5;

type SearchCtx = Ctx<Person> & { services: AccountServices };

/** What a text means, of every kind: people, bookings, providers. It shows what the lists show. */
export async function searchEverything({ ctx, input: { text } }: { ctx: SearchCtx; input: { text: string } }) {
  const { db } = ctx;
  const { id, people = [] } = await meaningOf(ctx, text);
  const bookings = id === undefined ? await findBookingIds(db, { people }, null, MOST) : [id];
  const result: AdminSearchResult = {
    people: (await findPeopleByIds(db, people.slice(0, MOST))).map(viewPerson),
    bookings: await viewBookings(db, bookings),
    providers: await findProvidersOfPeople(db, people, MOST),
  };
  return result;
}
