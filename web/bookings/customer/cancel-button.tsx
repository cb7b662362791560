import type { Booking, CancellationTerms } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Moment } from '../common/booking-time.tsx';
import { bookingQuery } from '../common/queries.ts';
import { StepDialog } from '../common/step-dialog.tsx';
import { lateTerms } from '../facts/late-terms.ts';

type CancelButtonProps = {
  booking: Booking;
  terms: CancellationTerms;
  now: Date;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Cancellation by the customer; the dialog shows the costs first. */
export function CancelButton({ booking, terms, now, focusAfter }: CancelButtonProps) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  // A free second visit, or one in cash, costs nothing, whenever it is cancelled.
  const isFree = booking.second_visit !== null || booking.cash !== null;
  const passed = !isFree && terms.is_free && now > new Date(terms.free_until);
  useEffect(() => {
    // The shown terms are outdated: the server returns the current ones.
    if (passed) void queryClient.invalidateQueries({ queryKey: bookingQuery(orpc, booking.id).queryKey });
  }, [passed, queryClient, orpc, booking.id]);
  return (
    <div className="flex flex-col gap-2">
      <StepDialog
        bookingId={booking.id}
        step="cancel"
        danger
        focusAfter={focusAfter}
        title={t`Cancel this booking?`}
        description={
          booking.cash !== null ? (
            <Trans>You pay nothing. The provider has kept this time for you: please cancel early.</Trans>
          ) : isFree ? (
            <Trans>You pay nothing. You can ask again, unless the last day for it is over.</Trans>
          ) : (
            <Terms terms={terms} />
          )
        }
        confirm={t`Cancel the booking`}
        shown={{ refund: terms.refund }}
        reason={{ hint: t`It helps the provider.`, required: false }}
        trigger={
          <Button variant="secondary" wide>
            <Trans>Cancel the booking</Trans>
          </Button>
        }
      />
      <p className="text-xs text-ink-2 empty:hidden">
        <TermsNow booking={booking} terms={terms} />
      </p>
    </div>
  );
}

function Terms({ terms: { refund, kept } }: { terms: CancellationTerms }) {
  const back = <Money amount={refund} piastres />;
  const left = <Money amount={kept} piastres />;
  return (
    <span className="font-semibold text-ink-0">
      {Number(kept) === 0 ? (
        <Trans>You get {back} back.</Trans>
      ) : (
        <Trans>
          You get {back} back; {left} is kept.
        </Trans>
      )}
    </span>
  );
}

/** What cancelling costs now, and, while it is free, from when on it costs how much. */
function TermsNow({
  booking,
  terms: { is_free, free_until, kept, refund },
}: Pick<CancelButtonProps, 'booking' | 'terms'>) {
  if (booking.price === null || booking.second_visit !== null || booking.cash !== null) return null;
  const until = <Moment at={free_until} />;
  if (is_free) {
    const later = <Money amount={lateTerms(booking.price).kept} piastres />;
    return (
      <Trans>
        Free of charge until {until}. After that it costs {later}.
      </Trans>
    );
  }
  const cost = <Money amount={kept} piastres />;
  const back = <Money amount={refund} piastres />;
  return (
    <Trans>
      Cancelling now costs {cost}, and {back} goes back to you.
    </Trans>
  );
}
