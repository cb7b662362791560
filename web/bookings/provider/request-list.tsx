import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { providerBookingsQuery } from '../common/queries.ts';
import { RequestsSkeleton } from './desk-skeleton.tsx';
import type { RatingOf } from './request-card.tsx';
import { RequestCards } from './request-cards.tsx';
import { useRequestPolling } from './use-request-polling.ts';

/** The requests that wait for an answer; new ones appear by themselves. */
export function RequestList({ ratingOf }: { ratingOf?: RatingOf | undefined }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(providerBookingsQuery(useOrpc(), 'requests'));
  useRequestPolling();
  return (
    <QueryList query={query} failed={t`Your requests could not be loaded`} skeleton={<RequestsSkeleton />}>
      {(requests, more) => (
        <>
          <output className="sr-only">
            <Plural value={requests.length} one="# open request" other="# open requests" />
          </output>
          <Steady>
            <RequestCards requests={requests} ratingOf={ratingOf} empty={<NoRequests />} />
            {more}
          </Steady>
        </>
      )}
    </QueryList>
  );
}

function NoRequests() {
  const { t } = useLingui();
  return (
    <EmptyState
      scene="no-requests"
      heading={t`No open requests`}
      text={<Trans>New ones appear here by themselves, once the customer’s payment is secured.</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/provider/availability">
            <Trans>My hours</Trans>
          </ButtonLink>
          <OwnPage />
        </div>
      }
    />
  );
}

/** A link to the provider's public page, once there is a booking: its id is known only from one. */
function OwnPage() {
  const orpc = useOrpc();
  const [later, past] = [
    useInfiniteQuery(providerBookingsQuery(orpc, 'upcoming')),
    useInfiniteQuery(providerBookingsQuery(orpc, 'past')),
  ];
  const known = [later, past].flatMap(({ data }) => data?.pages[0]?.items[0] ?? [])[0];
  if (known === undefined) return null;
  return (
    <ButtonLink to="/provider/$providerId" params={{ providerId: known.provider.id }} variant="secondary">
      <Trans>See your public page</Trans>
    </ButtonLink>
  );
}
