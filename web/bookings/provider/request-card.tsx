import type { Booking } from '@hirfa/contract/bookings';
import { isNewRequest, possibleEvents } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import Hourglass from 'lucide-react/icons/hourglass';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Chip } from '../../ui/chip.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { CustomerName } from '../common/customer-name.tsx';
import { BookingDetails } from '../common/booking-details.tsx';
import { Moment } from '../common/booking-time.tsx';
import { Countdown } from '../common/countdown.tsx';
import { bookingFacts, stageOf } from '../facts/facts.ts';
import { bookingQuery } from '../common/queries.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { useNow } from '../common/use-now.ts';
import { AcceptDecline } from './accept-decline.tsx';
import { EarningsLines } from './earnings-lines.tsx';
import { Outcome } from './outcome.tsx';

/** How long a request that is over stays in its place. */
const STAYS_MS = 8000;

type RequestCardProps = {
  booking: Booking;
  /** The request is no longer in the list of open ones. */
  left: boolean;
  onGone: () => void;
};

/** A request with the details that are needed to answer it; afterwards, for a while, what became of it. */
export function RequestCard({ booking, left, onGone }: RequestCardProps) {
  const language = useLanguage();
  const query = bookingQuery(useOrpc(), booking.id);
  const { data: latest, isFetching } = useQuery({ ...query, staleTime: 0, enabled: left });
  const isOver = latest !== undefined && stageOf(latest) !== 'waiting';
  const isOnAnotherPage = latest !== undefined && !isOver && !isFetching;
  const [asking, setAsking] = useState(false);
  useLeaving(left && !asking, isOnAnotherPage ? 0 : STAYS_MS, onGone);
  const answer = useSameHeight(left || isOver);
  return (
    <Card raised={!isOver} data-shows-booking={booking.id} className="flex h-full flex-col gap-5 rounded-l p-5 sm:p-6">
      <div className="relative">
        <TimeToAnswer booking={booking} isOpen={!left && !isOver} />
        <span className="absolute start-0 -top-1">{isOver && <StatusBadge booking={latest} />}</span>
      </div>
      <div className="flex items-center gap-3.5">
        <Avatar name={booking.customer.display_name} photo={booking.customer.avatar_url} />
        <div className="min-w-0">
          <h3 className="text-l leading-snug font-semibold wrap-anywhere text-ink-0">
            {textIn(booking, 'title', language)}
          </h3>
          <p className="text-s text-ink-1">
            <CustomerName booking={booking} />
          </p>
        </div>
      </div>
      <BookingDetails
        booking={booking}
        placeNote={
          booking.mode === 'in_person' && (
            <span className={isOver ? 'invisible' : ''}>
              <Trans>Exact address after accepting</Trans>
            </span>
          )
        }
      />
      <div className={classNames('rounded-s bg-sand-1 p-4', latest?.status === 'cancelled' && 'invisible')}>
        <EarningsLines booking={booking} />
      </div>
      <div ref={answer} tabIndex={-1} className="mt-auto outline-none">
        <output>{isOver && <Outcome booking={latest} />}</output>
        {((!left && !isOver) || asking) && <Answer booking={booking} focusAfter={answer} onAsk={setAsking} />}
      </div>
    </Card>
  );
}

/** What is only true while the request is open is hidden afterwards, without moving the rest. */
function TimeToAnswer({ booking, isOpen }: { booking: Booking; isOpen: boolean }) {
  const isNew = isNewRequest(booking, useNow());
  const moment = booking.respond_by !== null && <Moment at={booking.respond_by} />;
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2', !isOpen && 'invisible')}>
      {isNew && (
        <Chip icon={<BellRing aria-hidden />}>
          <Trans>New request</Trans>
        </Chip>
      )}
      {booking.respond_by !== null && (
        <span className="inline-flex items-start gap-1.5 text-s font-semibold text-warn">
          <Hourglass aria-hidden className="mt-[.3em] size-4 shrink-0" />
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span>
              <Trans>Answer by {moment}</Trans>
            </span>
            <span className="text-xs font-normal text-ink-1">
              <Countdown until={booking.respond_by} />
            </span>
          </span>
        </span>
      )}
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

/** The part of a card that keeps the height which it had before `isOver`, so that nothing below it moves. */
function useSameHeight(isOver: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (part.current === null) return;
    if (isOver) part.current.style.minHeight = `${height.current}px`;
    else height.current = part.current.offsetHeight;
  });
  return part;
}
