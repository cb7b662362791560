import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { useState } from 'react';
import { HomeRequests, NextJob, providerHomeQuery, ProviderHomeSkeleton, WeekEarnings } from '../../bookings/index.ts';
import { Improvements, Missing, MissingLine, OnlineSwitch, ownProviderQuery } from '../../providers/index.ts';
import { PushOffer } from '../../push/index.ts';
import { ratingOfRequest } from '../../reviews/index.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Greeting } from './greeting.tsx';

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

/**
 * Where a provider lands after signing in: what keeps customers from booking (one line while a request waits), what
 * needs an answer, the next job, money, what would bring more bookings. 2.34
 */
function ProviderHome() {
  const { orpc } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const { data: home } = useSuspenseQuery(providerHomeQuery(orpc));
  const hasRequest = useHasWaited(home.requests.length);
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:gap-8 sm:py-6">
      <Greeting provider={provider} line={<Trans>What matters now, at a glance.</Trans>}>
        <ButtonLink
          to="/provider/dashboard"
          variant="secondary"
          className="shrink-0 whitespace-nowrap max-sm:min-w-11 max-sm:px-0!"
        >
          <LayoutDashboard aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Provider dashboard</Trans>
          </span>
        </ButtonLink>
      </Greeting>
      {hasRequest ? <MissingLine home={home} /> : <Missing home={home} />}
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <HomeRequests home={home} ratingOf={ratingOfRequest} />
          {hasRequest && <Missing home={home} />}
          <NextJob job={home.next_job} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <OnlineSwitch status={provider.status} isSuspended={!provider.is_active} />
          <WeekEarnings week={home.week} />
          <Improvements improvements={home.improvements} />
          {provider.status.last_online_at !== null && <PushOffer to="provider" />}
        </div>
      </div>
    </div>
  );
}

/** Whether a request has waited since the page was opened: afterwards its answer moves nothing. */
function useHasWaited(requests: number): boolean {
  const [hasWaited, setHasWaited] = useState(requests > 0);
  if (requests > 0 && !hasWaited) setHasWaited(true);
  return hasWaited;
}
