import { cairoDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Nothing } from '../../ui/feedback/nothing.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { providerBookingsQuery } from '../common/queries.ts';
import { useNow } from '../common/use-now.ts';
import { ProviderList } from './provider-list.tsx';
import type { RatingOf } from './request-card.tsx';
import { RequestList } from './request-list.tsx';

/** All bookings of a provider: requests, then today's jobs, which come first where no request waits, then the rest. */
export function ProviderWork({ ratingOf }: { ratingOf?: RatingOf }) {
  const isTodayFirst = useIsTodayFirst();
  useListsOfDay();
  const requests = (
    <Part key="requests" id="requests" heading={<Trans>Requests</Trans>}>
      <RequestList ratingOf={ratingOf} />
    </Part>
  );
  const today = (
    <Part key="today" id="today" heading={<Trans>Today</Trans>}>
      <ProviderList
        list="today"
        empty={
          <Nothing>
            <Trans>No jobs today.</Trans>
          </Nothing>
        }
      />
    </Part>
  );
  return (
    <div className="flex flex-col gap-14">
      {isTodayFirst ? [today, requests] : [requests, today]}
      <OtherDays />
    </div>
  );
}

/**
 * Whether today's jobs stand first, decided when the page opens, so that no section moves later: where a request waits,
 * it can be answered without scrolling.
 */
function useIsTodayFirst(): boolean {
  const orpc = useOrpc();
  const requests = useInfiniteQuery(providerBookingsQuery(orpc, 'requests')).data;
  const today = useInfiniteQuery(providerBookingsQuery(orpc, 'today')).data;
  const [isFirst, setFirst] = useState<boolean>();
  if (isFirst === undefined && requests !== undefined && today !== undefined)
    setFirst(requests.pages[0]?.items.length === 0 && today.pages[0]?.items.length !== 0);
  return isFirst ?? false;
}

/** At midnight jobs move between the lists without a change of theirs, so nothing else says it. */
function useListsOfDay(): void {
  const { bookings } = useOrpc();
  const queryClient = useQueryClient();
  const day = cairoDay(useNow());
  const dayOfLists = useRef(day);
  useEffect(() => {
    if (day === dayOfLists.current) return;
    dayOfLists.current = day;
    void queryClient.invalidateQueries({ queryKey: bookings.listProviderBookings.key() });
  }, [day, bookings, queryClient]);
}

function OtherDays() {
  const { t } = useLingui();
  const [list, setList] = useState<'upcoming' | 'past'>('upcoming');
  return (
    <section aria-labelledby="other-days">
      <Tabs
        label={t`Other days`}
        heading={
          <h2 id="other-days" className="section-text">
            <Trans>Other days</Trans>
          </h2>
        }
        value={list}
        onChange={setList}
        tabs={[
          {
            value: 'upcoming',
            label: t`Upcoming`,
            content: (
              <ProviderList
                list="upcoming"
                empty={
                  <Nothing>
                    <Trans>Nothing is booked for later yet.</Trans>
                  </Nothing>
                }
              />
            ),
          },
          {
            value: 'past',
            label: t`Past`,
            content: (
              <ProviderList
                list="past"
                empty={
                  <Nothing>
                    <Trans>Jobs that are done will stand here.</Trans>
                  </Nothing>
                }
              />
            ),
          },
        ]}
      />
    </section>
  );
}

function Part({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="section-text mb-3 sm:mb-5">
        {heading}
      </h2>
      {children}
    </section>
  );
}
