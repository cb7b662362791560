import type { ProviderHome } from '@hirfa/contract/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Moment } from '../../common/booking-time.tsx';
import { ProviderTile } from '../provider-tile.tsx';
import { useRequestPolling } from '../use-request-polling.ts';

/** The requests that have to be answered soonest. */
export function HomeRequests({ home: { requests, request_count } }: { home: ProviderHome }) {
  useRequestPolling();
  return (
    <section aria-labelledby="home-requests">
      <h2 id="home-requests" className="section-text mb-4">
        <Trans>Waiting for your answer</Trans>
      </h2>
      <Steady>
        {requests.length === 0 ? (
          <p className="rounded-m border border-dashed border-sand-2 px-5 py-6 text-center text-s text-ink-1">
            <Trans>No request waits for you. New ones appear here by themselves.</Trans>
          </p>
        ) : (
          <ul className="flex flex-col gap-3">
            {requests.map((booking) => (
              <li key={booking.id} className="min-w-0">
                <ProviderTile
                  booking={booking}
                  {...(booking.respond_by !== null && { urgent: <AnswerBy at={booking.respond_by} /> })}
                />
              </li>
            ))}
          </ul>
        )}
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

function AnswerBy({ at }: { at: string }) {
  const moment = <Moment at={at} />;
  return (
    <StateBadge tone="warn" icon={<Hourglass aria-hidden />}>
      <Trans>Answer by {moment}</Trans>
    </StateBadge>
  );
}
