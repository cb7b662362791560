import type { ProviderHome } from '@hirfa/contract/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import { Steady } from '../../../ui/steady/steady.tsx';
import { TextLink } from '../../../ui/link.tsx';
import type { RatingOf } from '../request-card.tsx';
import { RequestCards } from '../request-cards.tsx';
import { useRequestPolling } from '../use-request-polling.ts';

type HomeRequestsProps = { home: ProviderHome; ratingOf?: RatingOf };

/** The requests that have to be answered soonest, with the buttons that answer them. */
export function HomeRequests({ home: { requests, request_count }, ratingOf }: HomeRequestsProps) {
  useRequestPolling();
  return (
    <section aria-labelledby="home-requests">
      <h2 id="home-requests" className="section-text mb-3 sm:mb-4">
        <Trans>Waiting for your answer</Trans>
      </h2>
      <Steady>
        <RequestCards requests={requests} ratingOf={ratingOf} empty={<NothingWaits />} />
        {request_count > requests.length && (
          <p className="mt-3 text-s">
            <TextLink to="/provider/dashboard">
              <Plural value={request_count} one="See # request" other="See all # requests" />
            </TextLink>
          </p>
        )}
      </Steady>
    </section>
  );
}

function NothingWaits() {
  return (
    <p className="rounded-m border border-dashed border-sand-2 px-5 py-6 text-center text-s text-ink-1">
      <Trans>No request waits for you. New ones appear here by themselves.</Trans>
    </p>
  );
}
