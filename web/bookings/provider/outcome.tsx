import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ButtonLink } from '../../ui/link.tsx';
import { useLocale } from '../../kit/use-locale.ts';
import { useNow } from '../common/use-now.ts';
import { requestOutcome } from '../words/provider-words.ts';

/** In the place of the time to answer: who was accepted, and for when. */
export function Accepted({ booking }: { booking: Booking }) {
  return (
    <span className="flex items-start gap-1.5 text-s font-semibold text-ok">
      <CircleCheck aria-hidden className="mt-[.2em] size-4.5 shrink-0" />
      <OutcomeWords booking={booking} />
    </span>
  );
}

/** In the place of the answer. */
export function OpenJob({ booking }: { booking: Booking }) {
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink
        to="/provider/dashboard"
        search={{ openBooking: booking.id }}
        resetScroll={false}
        variant="secondary"
        wide
      >
        <Trans>Open the job</Trans>
      </ButtonLink>
      <p className="text-xs text-ink-2">
        <Trans>It is binding for both now.</Trans>
      </p>
    </div>
  );
}

/** In the place of the answer: why there is no job. */
export function Ended({ booking }: { booking: Booking }) {
  return (
    <span className="flex grow items-center gap-3">
      <CalendarX aria-hidden className="size-6 shrink-0 text-ink-2" strokeWidth={1.5} />
      <span className="text-s font-semibold text-ink-0">
        <OutcomeWords booking={booking} />
      </span>
    </span>
  );
}

function OutcomeWords({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  return i18n._(requestOutcome(booking, useLocale(), useNow()));
}
