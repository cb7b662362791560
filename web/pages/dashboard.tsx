import type { Me } from '@hirfa/contract/accounts';
import { displayName, firstName } from '@hirfa/domain/accounts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { meQuery } from '../accounts/index.ts';
import {
  HomeRequests,
  NextBooking,
  nextBookingQuery,
  NextJob,
  providerHomeQuery,
  useHasNextBooking,
} from '../bookings/index.ts';
import {
  BrowseByCraft,
  favouritesQuery,
  homeQuery,
  NothingYet,
  PopularServices,
  RecentlyViewed,
  SavedProviders,
  ServiceSearchField,
} from '../discovery/index.ts';
import { useAreaId } from '../kit/area/area.ts';
import { pathIn } from '../kit/i18n.ts';
import { ratingOfRequest } from '../reviews/index.ts';
import { TextLink } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { DashboardSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';
import { withProfile } from './guards/with-profile.ts';
import { useOpenSuggestion } from './use-open-suggestion.ts';

export const Route = createFileRoute('/_frame/_signed-in/dashboard')({
  loader: async ({ context: { queryClient, orpc }, location }) => {
    const me = queryClient.ensureQueryData(meQuery(orpc));
    await Promise.all([
      withProfile(location, me),
      me.then(({ is_provider }) => (is_provider ? queryClient.prefetchQuery(providerHomeQuery(orpc)) : undefined)),
      queryClient.ensureQueryData(homeQuery(orpc)),
      queryClient.prefetchQuery(nextBookingQuery(orpc)),
      queryClient.prefetchInfiniteQuery(favouritesQuery(orpc)),
    ]);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Dashboard · Hirfa` }] }),
  component: Dashboard,
  pendingComponent: DashboardSkeleton,
});

function Dashboard() {
  const { orpc, origin, language } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  const { data: home } = useSuspenseQuery(homeQuery(orpc));
  // It keeps its order while it is open, whatever becomes of the booking.
  const [hasBooking] = useState(useHasNextBooking());
  const addressOf = (id: string) => origin + pathIn(language, `/booking-confirmation/${id}`);
  return (
    <div className="page-width flex flex-col gap-14 py-6">
      <div className="flex flex-col gap-8">
        {/* What somebody has booked comes before what else there is to book. */}
        {hasBooking && !me.is_provider ? <Hello me={me} /> : <Greeting me={me} />}
        {me.is_provider && <OwnDesk />}
        {/* Those who work here see their next job instead. */}
        <NextBooking addressOf={addressOf} saysNone={!me.is_provider} />
        {hasBooking && !me.is_provider && <NextSearch />}
      </div>
      <SavedProviders saysNone={!hasBooking && !me.is_provider} />
      {home.categories.length === 0 && <NothingYet />}
      <BrowseByCraft categories={home.categories} />
      <PopularServices services={home.popular_services} />
      <RecentlyViewed />
    </div>
  );
}

function Greeting({ me }: { me: Me }) {
  return (
    <section className="relative isolate min-w-0 overflow-hidden rounded-l bg-sand-1 px-5 py-8 sm:px-10 sm:py-10">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <Hello me={me} />
      {me.is_provider ? (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-3 text-s">
          <TextLink to="/provider/home">
            <Trans>Provider home</Trans>
          </TextLink>
          <TextLink to="/provider/dashboard">
            <Trans>Provider dashboard</Trans>
          </TextLink>
          <TextLink to="/provider/profile/edit">
            <Trans>Edit my page</Trans>
          </TextLink>
        </p>
      ) : (
        <p className="mt-1 text-ink-1">
          <Trans>What would you like done today?</Trans>
        </p>
      )}
      {/* Those who work here come for their own desk, which is below. */}
      {!me.is_provider && (
        <div className="mt-6 max-w-2xl">
          <SearchField />
        </div>
      )}
    </section>
  );
}

function Hello({ me }: { me: Me }) {
  const name = <bdi>{me.full_name ? firstName(displayName(me.full_name)) : me.email || me.phone_number}</bdi>;
  return (
    <h1 className="title-text wrap-anywhere lg:text-[2.25rem]">
      <Trans>Hello {name}</Trans>
    </h1>
  );
}

/** For those who have booked already: the search, below what they have booked. */
function NextSearch() {
  return (
    <section
      aria-labelledby="next-search"
      className="relative isolate grid items-center gap-x-10 gap-y-4 overflow-hidden rounded-l bg-sand-1 px-5 py-6 sm:px-8 lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <h2 id="next-search" className="section-text">
        <Trans>What would you like done today?</Trans>
      </h2>
      <SearchField />
    </section>
  );
}

function SearchField() {
  const openSuggestion = useOpenSuggestion();
  const navigate = Route.useNavigate();
  const area = useAreaId() ?? undefined;
  return (
    <ServiceSearchField
      onSearch={(q) => void navigate({ to: '/services', search: { ...(q && { q }), area } })}
      onChoose={openSuggestion}
    />
  );
}

/** What needs an answer of a provider, and their next job: the bottom bar leads trusted providers to this page. 2.50 */
function OwnDesk() {
  const { orpc } = Route.useRouteContext();
  const { data: home } = useQuery(providerHomeQuery(orpc));
  if (home === undefined) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <HomeRequests home={home} ratingOf={ratingOfRequest} />
      <NextJob job={home.next_job} />
    </div>
  );
}
