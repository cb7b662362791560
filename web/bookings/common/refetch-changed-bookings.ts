import type { Booking } from '@hirfa/contract/bookings';
import { STATUS_CHECK } from '@hirfa/domain/bookings';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Orpc } from '../../kit/orpc.ts';

interface Page {
  items: Booking[];
}

/**
 * Where it is unknown what changed: asks for the statuses of the shown bookings, and fetches only those again that have
 * changed. Bookings that are not shown are fetched again when they are. 7.17, 7.18
 */
export async function refetchChangedBookings(queryClient: QueryClient, { bookings }: Orpc): Promise<void> {
  const all = { queryKey: bookings.key() };
  void queryClient.invalidateQueries({ ...all, type: 'inactive', refetchType: 'none' });
  // Their answers are missing, or may be older than the change.
  void queryClient.invalidateQueries({
    ...all,
    type: 'active',
    predicate: ({ state }) => state.data === undefined || state.fetchStatus !== 'idle',
  });
  const lists: QueryKey[] = [bookings.listBookings.key(), bookings.listProviderBookings.key()];
  const shownLists = lists.flatMap((queryKey) => shownData<Page | { pages: Page[] }>(queryClient, queryKey));
  const shown = [
    ...shownData<Booking>(queryClient, bookings.getBooking.key()),
    ...shownLists.flatMap((list) => ('pages' in list ? list.pages : [list])).flatMap(({ items }) => items),
  ];
  const ids = [...new Set(shown.map(({ id }) => id))];
  if (ids.length > STATUS_CHECK.most) return queryClient.invalidateQueries(all);
  try {
    const [current, recent] = await Promise.all([
      ids.length > 0 ? bookings.listBookingStatuses.call({ ids }) : { items: [] },
      // A new booking has an id that this page does not know.
      shownLists.length > 0 ? bookings.listBookingStatuses.call({}) : { items: [] },
    ]);
    const versions = new Map(current.items.map(({ id, version }) => [id, version]));
    const changed = new Set(shown.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id));
    const isNew = recent.items.some(({ id }) => !ids.includes(id));
    const outdated = [...changed].map((id): QueryKey => bookings.getBooking.key({ input: { id } }));
    if (changed.size > 0 || isNew) outdated.push(...lists);
    // A package on the page also shows bookings that are on no list.
    outdated.push(bookings.getPackage.key());
    await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  } catch {
    await queryClient.invalidateQueries(all);
  }
}

function shownData<Data>(queryClient: QueryClient, queryKey: QueryKey): Data[] {
  return queryClient.getQueriesData<Data>({ queryKey, type: 'active' }).flatMap(([, data]) => data ?? []);
}
