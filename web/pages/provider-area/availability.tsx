import type { BookedDate } from '@hirfa/contract/bookings';
import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { BookedDates, bookedDatesQuery, BookedOutside, outsideOf } from '../../bookings/index.ts';
import {
  AvailabilityPage,
  availabilityQuery,
  AvailabilitySkeleton,
  ownCardsQuery,
  ownProviderQuery,
} from '../../providers/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/availability')({
  loader: ({ context: { queryClient, orpc } }) =>
    Promise.all([
      queryClient.ensureQueryData(ownProviderQuery(orpc)),
      queryClient.ensureQueryData(ownCardsQuery(orpc)),
      queryClient.ensureQueryData(availabilityQuery(orpc)),
      queryClient.ensureQueryData(bookedDatesQuery(orpc)),
    ]),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`My hours · Hirfa` }] }),
  component: ProviderAvailability,
  pendingComponent: AvailabilitySkeleton,
});

const listOf = (dates: readonly BookedDate[]) => <BookedDates dates={dates} />;

function ProviderAvailability() {
  const { orpc } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const { data: cards } = useSuspenseQuery(ownCardsQuery(orpc));
  const { data: stored } = useSuspenseQuery(availabilityQuery(orpc));
  const { data: dates } = useSuspenseQuery(bookedDatesQuery(orpc));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AvailabilityPage
      stored={stored}
      cards={cards.items}
      isSuspended={!provider.is_active}
      booked={{
        outsideOf: (hours) => outsideOf(dates.items, hours),
        list: listOf,
        outside: <BookedOutside hours={stored} heading={heading} />,
        heading,
      }}
    />
  );
}
