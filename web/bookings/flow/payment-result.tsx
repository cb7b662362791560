import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { BookingCard } from './booking-card.tsx';
import { payColumns } from './flow-layout.ts';

const tones = { ok: 'bg-ok-soft text-ok', warn: 'bg-warn-soft text-warn', bad: 'bg-bad-soft text-bad' };

type PaymentResultProps = {
  booking: Booking;
  icon: ReactNode;
  tone: keyof typeof tones;
  heading: ReactNode;
  action: ReactNode;
  /** What the page offers below the result. */
  offer?: ReactNode;
  children: ReactNode;
};

/** What is known about a payment, the next action, and the booking beside it. */
export function PaymentResult({ booking, icon, tone, heading, action, offer, children }: PaymentResultProps) {
  return (
    <div className={payColumns}>
      <div className="flex min-w-0 flex-col gap-6">
        <section className="relative isolate flex flex-col items-start overflow-hidden rounded-l bg-sand-1 px-5 py-8 sm:p-8 lg:p-10">
          <Pattern from="end" className="-z-10 text-clay opacity-20" />
          <span
            className={classNames(
              'mb-5 inline-flex size-16 items-center justify-center rounded-full [&_svg]:size-8',
              tones[tone],
            )}
          >
            {icon}
          </span>
          <h1 className="title-text sm:text-[2.25rem]">{heading}</h1>
          <div className="mt-3 flex w-full max-w-lg flex-col gap-3 text-ink-1">{children}</div>
          <div className="mt-7 flex w-full max-w-lg flex-col gap-3">{action}</div>
        </section>
        {offer}
      </div>
      <BookingCard booking={booking} />
    </div>
  );
}

/** The action of a result that leaves nothing to do but to wait. */
export function SeeBooking({ id }: { id: string }) {
  return (
    <ButtonLink to="/booking-confirmation/$bookingId" params={{ bookingId: id }} size="l" className="sm:self-start">
      <Trans>See your booking</Trans>
    </ButtonLink>
  );
}
