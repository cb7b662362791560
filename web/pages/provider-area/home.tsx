import { textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { HomeRequests, NextJob, providerHomeQuery, ProviderHomeSkeleton, WeekEarnings } from '../../bookings/index.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { Improvements, OnlineSwitch, ownProviderQuery } from '../../providers/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Pattern } from '../../ui/pattern.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/home')({
  loader: ({ context: { queryClient, orpc } }) =>
    Promise.all([
      queryClient.ensureQueryData(ownProviderQuery(orpc)),
      queryClient.ensureQueryData(providerHomeQuery(orpc)),
    ]),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Provider home · Hirfa` }] }),
  component: ProviderHome,
  pendingComponent: ProviderHomeSkeleton,
});

/** Where a provider lands after signing in: what matters first, each part with the way to more. 2.34 */
function ProviderHome() {
  const { orpc } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const { data: home } = useSuspenseQuery(providerHomeQuery(orpc));
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <Greeting />
      <OnlineSwitch status={provider.status} isSuspended={!provider.is_active} />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <HomeRequests home={home} />
          <NextJob job={home.next_job} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <WeekEarnings week={home.week} />
          <Improvements improvements={home.improvements} />
        </div>
      </div>
    </div>
  );
}

function Greeting() {
  const { orpc } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const shown = textIn(provider, 'display_name', useLanguage());
  const name = <bdi>{shown}</bdi>;
  return (
    <header className="relative isolate flex flex-wrap items-center gap-x-5 gap-y-4 overflow-hidden rounded-l bg-sand-1 px-5 py-7 sm:px-10">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <span className="hidden sm:block">
        <Avatar name={shown} photo={provider.avatar_url} size="l" />
      </span>
      <div className="min-w-0 grow basis-60">
        <h1 className="title-text">
          <Trans>Hello {name}</Trans>
        </h1>
        <p className="mt-1 text-s text-ink-1">
          {provider.is_active ? (
            <Trans>What matters now, at a glance.</Trans>
          ) : (
            <Trans>Your profile is suspended: nobody can book you. Your open bookings stay yours.</Trans>
          )}
        </p>
      </div>
      <ButtonLink to="/provider/dashboard" variant="secondary" className="max-sm:w-full">
        <LayoutDashboard aria-hidden />
        <Trans>Provider dashboard</Trans>
      </ButtonLink>
    </header>
  );
}
