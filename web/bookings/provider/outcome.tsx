import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { ButtonLink } from '../../ui/link.tsx';
import { useLocale } from '../../kit/use-locale.ts';
import { useNow } from '../common/use-now.ts';
import { requestOutcome } from '../words/provider-words.ts';

/** What became of a request. */
export function Outcome({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const words = requestOutcome(booking, useLocale(), useNow());
  const isAccepted = booking.status !== 'cancelled';
  const Icon = isAccepted ? CircleCheck : CircleX;
  return (
    <span className="flex flex-col gap-3">
      <span className="flex items-start gap-2.5 text-s font-semibold text-ink-0">
        <Icon aria-hidden className={`mt-[.15em] size-5 shrink-0 ${isAccepted ? 'text-ok' : 'text-ink-2'}`} />
        {i18n._(words)}
      </span>
      {isAccepted && (
        <ButtonLink
          to="/provider/dashboard"
          search={{ openBooking: booking.id }}
          resetScroll={false}
          variant="secondary"
          wide
        >
          <Trans>Open the job</Trans>
        </ButtonLink>
      )}
    </span>
  );
}
