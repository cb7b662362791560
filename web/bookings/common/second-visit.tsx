import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Chip } from '../../ui/chip.tsx';

/** Says of a booking that it is a free second visit. */
export function SecondVisitChip({ booking }: { booking: Pick<Booking, 'second_visit'> }) {
  if (booking.second_visit === null) return null;
  return (
    <Chip icon={<ShieldCheck aria-hidden />}>
      <Trans>Free second visit</Trans>
    </Chip>
  );
}

/** In the place of an amount. */
export const FreeWord = () => <Trans context="in the place of a price">Free</Trans>;

/** What somebody gets or pays for it, in the place of price lines. */
export function NothingToPay({ part }: { part: Booking['part'] }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 font-bold text-ink-0">
        <span>
          <Trans>Free second visit</Trans>
        </span>
        <span>
          <FreeWord />
        </span>
      </p>
      <p className="mt-1 text-xs text-ink-1">
        {part === 'provider' ? (
          <Trans>You promised it with the first job. It counts for your figures.</Trans>
        ) : (
          <Trans>It was promised with the first job, and nothing is charged for it.</Trans>
        )}
      </p>
    </div>
  );
}
