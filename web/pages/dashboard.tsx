import type { Me } from '@hirfa/contract/accounts';
import { displayName } from '@hirfa/domain/accounts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { meQuery } from '../accounts/index.ts';
import { NextBooking, nextBookingQuery } from '../bookings/index.ts';
import { BrowseByCraft, homeQuery, PopularServices, ServiceSearchField } from '../discovery/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { DashboardSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';
import { withProfile } from './guards/with-profile.ts';

export const Route = createFileRoute('/_frame/_signed-in/dashboard')({
  loader: async ({ context: { queryClient, orpc }, location }) => {
    await Promise.all([
      withProfile(location, queryClient.ensureQueryData(meQuery(orpc))),
      queryClient.ensureQueryData(homeQuery(orpc)),
      queryClient.prefetchQuery(nextBookingQuery(orpc)),
    ]);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Dashboard · Hirfa` }] }),
  component: Dashboard,
  pendingComponent: DashboardSkeleton,
});

function Dashboard() {
  const { orpc } = Route.useRouteContext();
  const { data: me } = useSuspenseQuery(meQuery(orpc));
  const { data: home } = useSuspenseQuery(homeQuery(orpc));
  return (
    <div className="page-width flex flex-col gap-14 py-6">
      <div className="grid items-start gap-x-4 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Greeting me={me} />
          <NextBooking />
        </div>
        <AccountCard me={me} />
      </div>
      {home.categories.length === 0 && <NothingYet />}
      <BrowseByCraft categories={home.categories} />
      <PopularServices services={home.popular_services} />
    </div>
  );
}

function Greeting({ me }: { me: Me }) {
  const navigate = Route.useNavigate();
  const name = <bdi>{me.full_name || me.email || me.phone_number}</bdi>;
  return (
    <section className="relative isolate min-w-0 overflow-hidden rounded-l bg-sand-1 px-5 py-8 sm:px-10 sm:py-10">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <h1 className="title-text">
        <Trans>Hello {name}</Trans>
      </h1>
      <p className="mt-1 mb-6 text-ink-1">
        <Trans>What would you like done today?</Trans>
      </p>
      <ServiceSearchField onSearch={(q) => void navigate({ to: '/services', search: q ? { q } : {} })} />
    </section>
  );
}

function NothingYet() {
  const { t: text } = useLingui();
  return (
    <EmptyState
      scene="nothing"
      heading={text`No services are listed yet`}
      text={<Trans>Providers are on their way. Look again soon.</Trans>}
      action={
        <ButtonLink to="/services" variant="secondary">
          <Trans>All services</Trans>
        </ButtonLink>
      }
    />
  );
}

function AccountCard({ me }: { me: Me }) {
  return (
    <Card className="flex min-w-0 items-center gap-4 p-5 lg:flex-col lg:items-start lg:justify-between">
      <Avatar name={displayName(me.full_name)} photo={me.avatar_url} size="l" />
      <div className="w-full min-w-0">
        {me.full_name && (
          <p className="text-xs text-ink-2">
            <bdi>{me.email ?? me.phone_number}</bdi>
          </p>
        )}
        <p className="flex flex-wrap gap-x-5">
          <AccountLink to="/bookings">
            <Trans>My bookings</Trans>
          </AccountLink>
          <AccountLink to="/profile">
            <Trans>My profile</Trans>
          </AccountLink>
        </p>
      </div>
    </Card>
  );
}

function AccountLink({ to, children }: { to: '/bookings' | '/profile'; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1 rounded-s text-s font-semibold whitespace-nowrap text-clay-ink"
    >
      {children}
      <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
    </Link>
  );
}
