import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BookingList, BookingTilesSkeleton, Turns, Waits } from '../bookings/index.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';

export const Route = createFileRoute('/_frame/_signed-in/bookings')({
  validateSearch: ({ list }: Record<string, unknown>): { list?: 'past' } => (list === 'past' ? { list } : {}),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`My bookings · Hirfa` }] }),
  component: Bookings,
  pendingComponent: BookingsPending,
});

function Bookings() {
  const { t: text } = useLingui();
  const { list = 'upcoming' } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width py-6">
      <Tabs
        label={text`My bookings`}
        heading={
          <h1 className="title-text lg:text-[2.25rem]">
            <Trans>My bookings</Trans>
          </h1>
        }
        value={list}
        onChange={(next) =>
          void navigate({ search: next === 'past' ? { list: next } : {}, replace: true, resetScroll: false })
        }
        tabs={[
          { value: 'upcoming', label: text`Upcoming`, content: <Upcoming /> },
          { value: 'past', label: text`Past`, content: <BookingList list="past" /> },
        ]}
      />
    </div>
  );
}

function Upcoming() {
  return (
    <>
      <Turns />
      <BookingList list="upcoming" />
      <Waits />
    </>
  );
}

function BookingsPending() {
  return (
    <div className="page-width py-6" aria-busy>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Skeleton className="my-1 h-9 w-56 max-w-full" />
        <Skeleton className="h-13 w-full rounded-full! sm:w-48" />
      </div>
      <BookingTilesSkeleton hasHint />
    </div>
  );
}
