import type { Booking } from '@hirfa/contract/bookings';
import { isNewRequest, possibleEvents } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Chip } from '../../ui/chip.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { CustomerName } from '../common/customer-name.tsx';
import { Moment } from '../common/booking-time.tsx';
import { Countdown } from '../common/countdown.tsx';
import { bookingFacts, stageOf } from '../facts/facts.ts';
import { bookingQuery } from '../common/queries.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { useNow } from '../common/use-now.ts';
import { AcceptDecline } from './accept-decline.tsx';
import { Earned } from './earnings-lines.tsx';
import { Accepted, Ended, OpenJob } from './outcome.tsx';
import { RequestFacts } from './request-facts.tsx';
import { requestAnswer, requestCard } from './request-layout.ts';

/** How long a request that is over stays in its place. */
const STAYS_MS = 8000;

export type RatingOf = (booking: Booking) => ReactNode;

type RequestCardProps = {
  booking: Booking;
  /** The request is no longer in the list of open ones. */
  left: boolean;
  /** What is said of the customer of a request. */
  ratingOf?: RatingOf | undefined;
  onGone: () => void;
};

/** A request with what is needed to answer it, small enough for the first screen; then, for a while, its outcome. */
export function RequestCard({ booking, left, ratingOf, onGone }: RequestCardProps) {
  const query = bookingQuery(useOrpc(), booking.id);
  const { data: latest, isFetching } = useQuery({ ...query, staleTime: 0, enabled: left });
  const isOver = latest !== undefined && stageOf(latest) !== 'waiting';
  const isOnAnotherPage = latest !== undefined && !isOver && !isFetching;
  const [asking, setAsking] = useState(false);
  useLeaving(left && !asking, isOnAnotherPage ? 0 : STAYS_MS, onGone);
  // Behind the dialog that asks for a reason, the card stays as it was.
  const over = isOver && !asking ? latest : undefined;
  const card = useSameHeight(over !== undefined);
  const isCancelled = over?.status === 'cancelled';
  const outcome = useRef<HTMLDivElement>(null);
  return (
    <Card ref={card} raised={!over} data-shows-booking={booking.id} className={classNames(requestCard, 'h-full')}>
      <div className="flex min-w-0 flex-col gap-3 sm:gap-4">
        <div>
          <output>
            {isCancelled && <StatusBadge booking={over} />}
            {over && !isCancelled && <Accepted booking={over} />}
          </output>
          {!over && booking.respond_by !== null && <TimeToAnswer until={booking.respond_by} />}
        </div>
        <Request booking={booking} isOver={over !== undefined} ratingOf={ratingOf} />
        <RequestFacts booking={booking} />
      </div>
      <div className={requestAnswer}>
        {/* Of a request that has ended, they only keep the card as it was. */}
        <div
          aria-hidden={isCancelled || undefined}
          className={classNames(isCancelled && '[&_*]:text-ink-2! [&_*]:line-through')}
        >
          <Earned booking={booking} />
        </div>
        <div
          ref={outcome}
          tabIndex={-1}
          className={classNames('flex flex-col outline-none', over ? isCancelled && 'grow' : 'mt-auto')}
        >
          <output className="flex grow flex-col">{isCancelled && <Ended booking={over} />}</output>
          {over && !isCancelled && <OpenJob booking={over} />}
          {!over && <Answer booking={booking} focusAfter={outcome} onAsk={setAsking} />}
        </div>
      </div>
    </Card>
  );
}

type RequestProps = Pick<RequestCardProps, 'booking' | 'ratingOf'> & { isOver: boolean };

function Request({ booking, isOver, ratingOf }: RequestProps) {
  const isNew = isNewRequest(booking, useNow());
  return (
    <div className="flex items-center gap-3">
      <Avatar name={booking.customer.display_name} photo={booking.customer.avatar_url} size="s" />
      <div className="min-w-0">
        <h3 className="text-m leading-snug font-semibold text-wrap wrap-anywhere text-ink-0 sm:text-l">
          {textIn(booking, 'title', useLanguage())}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-s text-ink-1">
          <CustomerName booking={booking} />
          {!isOver && ratingOf?.(booking)}
          {isNew && !isOver && (
            <Chip icon={<BellRing aria-hidden />}>
              <Trans>New request</Trans>
            </Chip>
          )}
        </p>
      </div>
    </div>
  );
}

function TimeToAnswer({ until }: { until: string }) {
  const moment = <Moment at={until} />;
  return (
    <p className="flex items-start gap-1.5 text-xs font-semibold text-warn sm:text-s">
      <Hourglass aria-hidden className="mt-[.25em] size-4 shrink-0" />
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span>
          <Trans>Answer by {moment}</Trans>
        </span>
        <span className="text-xs font-normal text-ink-1">
          <Countdown until={until} />
        </span>
      </span>
    </p>
  );
}

type AnswerProps = {
  booking: Booking;
  focusAfter: RefObject<HTMLElement | null>;
  onAsk: (isAsking: boolean) => void;
};

function Answer({ booking, focusAfter, onAsk }: AnswerProps) {
  const canAccept = possibleEvents(bookingFacts(booking), 'provider', useNow()).includes('accept');
  return <AcceptDecline booking={booking} canAccept={canAccept} focusAfter={focusAfter} onAsk={onAsk} />;
}

function useLeaving(isLeaving: boolean, afterMs: number, onGone: () => void): void {
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => leave(), afterMs);
    return () => clearTimeout(timer);
  }, [isLeaving, afterMs]);
}

/** A card that keeps the height which it had before `isOver`, so that nothing below it moves. */
function useSameHeight(isOver: boolean): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return undefined;
    current.style.minHeight = isOver ? `${height.current}px` : '';
    if (isOver) return undefined;
    const observer = new ResizeObserver(() => (height.current = current.getBoundingClientRect().height));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOver]);
  return card;
}
