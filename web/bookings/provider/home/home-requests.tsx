import type { ProviderHome } from '@hirfa/contract/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import { Nothing } from '../../../ui/feedback/nothing.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { MoreLink } from '../../../ui/link.tsx';
import type { RatingOf } from '../request-card.tsx';
import { RequestCards } from '../request-cards.tsx';
import { useRequestPolling } from '../use-request-polling.ts';

type HomeRequestsProps = { home: ProviderHome; ratingOf?: RatingOf };

/** The requests that have to be answered soonest, with the buttons that answer them. */
export function HomeRequests({ home: { requests, request_count }, ratingOf }: HomeRequestsProps) {
  useRequestPolling();
  return (
    <section aria-labelledby="home-requests">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:mb-4">
        <h2 id="home-requests" className="section-text">
          <Trans>Waiting for your answer</Trans>
        </h2>
        {request_count > requests.length && (
          <MoreLink to="/provider/dashboard">
            <Plural value={request_count} one="See # request" other="See all # requests" />
          </MoreLink>
        )}
      </div>
      <Steady>
        <RequestCards requests={requests} ratingOf={ratingOf} empty={<NothingWaits />} />
      </Steady>
    </section>
  );
}

function NothingWaits() {
  return (
    <Nothing>
      <Trans>No request waits for you. New ones appear here by themselves.</Trans>
    </Nothing>
  );
}
