import type { Booking } from '@hirfa/contract/bookings';
import type { Rescue as Found } from '@hirfa/contract/discovery';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { useNow } from '../common/use-now.ts';
import { BookOthers } from './book-again.tsx';
import { rescueQuery } from './queries.ts';
import { RescueItem } from './rescue-item.tsx';

/** Others whom the customer can book where the provider has let them down. */
export function Rescue({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const query = useQuery(rescueQuery(useOrpc(), booking.id));
  return (
    <section id="others" aria-labelledby="others-heading" className="scroll-mt-4">
      <Card raised className="p-5 sm:p-6">
        <QueryView query={query} failed={t`Who else is free could not be loaded`} skeleton={<RescueSkeleton />}>
          {(found) => <Others booking={booking} found={found} />}
        </QueryView>
      </Card>
    </section>
  );
}

function Others({ booking, found }: { booking: Booking; found: Found }) {
  const now = useNow();
  const { is_open, items, is_same_time, customer_total } = found;
  const isDiscounted = booking.price !== null && booking.price.customer_total !== customer_total;
  if (!is_open || items.length === 0)
    return (
      <>
        <Heading>
          {is_open ? <Trans>Nobody else is free for this</Trans> : <Trans>Others are no longer suggested here</Trans>}
        </Heading>
        <p className="mt-1 mb-4 text-s text-ink-1">
          {is_open ? (
            <Trans>Nobody has time in the next days for about the same price.</Trans>
          ) : (
            <Trans>You can still look for another provider yourself.</Trans>
          )}
        </p>
        <BookOthers booking={booking} />
      </>
    );
  return (
    <>
      <Heading>
        {is_same_time ? (
          <Trans>Free at your time</Trans>
        ) : now < new Date(booking.starts_at) ? (
          <Trans>Nobody is free at your time. Free soon after</Trans>
        ) : (
          <Trans>Who is free next</Trans>
        )}
      </Heading>
      <p className="mt-1 text-s text-ink-1">
        <Trans>Everything is filled in as it was. You check it, then pay as always.</Trans>{' '}
        {isDiscounted && <Trans>The prices do not have your discounts yet.</Trans>}
      </p>
      <Steady>
        <ul className="mt-2 divide-y divide-sand-2">
          {items.map((offer, index) => (
            <li key={offer.card.id} className="py-4">
              <RescueItem booking={booking} offer={offer} cost={customer_total} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </Steady>
      <div className="border-t border-sand-2 pt-4">
        <BookOthers booking={booking} />
      </div>
    </>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h2 id="others-heading" className="section-text">
    {children}
  </h2>
);

function RescueSkeleton() {
  return (
    <div aria-busy>
      <Heading>
        <Trans>Who else is free</Trans>
      </Heading>
      <div className="mt-3 flex flex-col gap-4">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
    </div>
  );
}
