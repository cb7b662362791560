import type { Booking } from '@hirfa/contract/bookings';
import { isNewRequest, possibleEvents } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import Hourglass from 'lucide-react/icons/hourglass';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Chip } from '../../ui/chip.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { BookingDetails } from '../common/booking-details.tsx';
import { Countdown } from '../common/countdown.tsx';
import { bookingFacts } from '../facts/facts.ts';
import { useNow } from '../common/use-now.ts';
import { AcceptDecline } from './accept-decline.tsx';
import { EarningsLines } from './earnings-lines.tsx';

/** A request with the details that are needed to answer it. */
export function RequestCard({ booking }: { booking: Booking }) {
  const language = useLanguage();
  const now = useNow();
  const isNew = isNewRequest(booking, now);
  const canAccept = possibleEvents(bookingFacts(booking), 'provider', now).includes('accept');
  return (
    <Card raised className={classNames('flex h-full flex-col gap-5 p-5 sm:p-6', isNew && 'border-clay!')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isNew && (
          <Chip icon={<BellRing aria-hidden />}>
            <Trans>New request</Trans>
          </Chip>
        )}
        {booking.respond_by !== null && (
          <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-warn">
            <Hourglass aria-hidden className="size-4" />
            <Countdown until={booking.respond_by} />
          </span>
        )}
      </p>
      <div className="flex items-center gap-3.5">
        <Avatar name={booking.customer.display_name} photo={booking.customer.avatar_url} />
        <div className="min-w-0">
          <h3 className="text-l leading-snug font-semibold wrap-anywhere text-ink-0">
            {textIn(booking, 'title', language)}
          </h3>
          <p className="text-s text-ink-1">
            <bdi>{booking.customer.display_name}</bdi>
          </p>
        </div>
      </div>
      <BookingDetails
        booking={booking}
        placeNote={booking.mode === 'in_person' && <Trans>Exact address after accepting</Trans>}
      />
      <div className="rounded-s bg-sand-1 p-4">
        <EarningsLines booking={booking} />
      </div>
      <div className="mt-auto">
        <AcceptDecline booking={booking} canAccept={canAccept} />
      </div>
    </Card>
  );
}
