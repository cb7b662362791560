import type { Booking } from '@hirfa/contract/bookings';
import { possibleEvents } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useRef } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Card } from '../../ui/card.tsx';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { Link } from '../../ui/link.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { withInitial } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { AreaWords } from '../common/booking-place.tsx';
import { BookingTime } from '../common/booking-time.tsx';
import { BookingDetails } from '../common/booking-details.tsx';
import { PackageChip } from '../common/meetings.tsx';
import { SecondVisitChip } from '../common/second-visit.tsx';
import { WarrantyCard } from '../second-visits/warranty-card.tsx';
import { bookingFacts, stageOf } from '../facts/facts.ts';
import { isToChoose, refundsOf } from '../facts/refund-steps.ts';
import { StatusBadge, StatusHint } from '../common/status-badge.tsx';
import { useNow } from '../common/use-now.ts';
import { CashNote } from '../cash/cash-note.tsx';
import { ChargebackCards } from '../chargebacks/chargeback-card.tsx';
import { DisputeCard } from '../disputes/dispute-card.tsx';
import { ExtraCard } from '../extras/extra-card.tsx';
import { OpenProposal } from '../reschedule/open-proposal.tsx';
import { InItsPlace } from '../rescue/in-its-place.tsx';
import { needsRescue } from '../rescue/needs-rescue.ts';
import { Rescue } from '../rescue/rescue.tsx';
import { bookingColumns } from './booking-view-skeleton.tsx';
import { CustomerPrice } from './customer-price.tsx';
import { Dotted } from '../../ui/lines/dotted.tsx';
import { MainAction } from './main-action.tsx';
import { PackagePart } from '../packages/package-part.tsx';
import { OtherActions } from './other-actions.tsx';
import { Progress } from './progress.tsx';
import { ChooseRefund } from './refunds/choose-refund.tsx';
import { headSaysRefund, RefundWay } from './refunds/refund-way.tsx';
import { StartCode } from './start-code.tsx';

type BookingViewProps = {
  booking: Booking;
  address: string;
  /** What the page offers below the state. */
  children?: ReactNode;
  /** What it offers below the details. */
  afterDetails?: ReactNode;
};

/** One booking for its customer: state, actions, details and price. */
export function BookingView({ booking, address, children, afterDetails }: BookingViewProps) {
  const language = useLanguage();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const possible = booking.part === 'customer' ? possibleEvents(bookingFacts(booking), 'customer', now) : [];
  const provider = withInitial(textIn(booking.provider, 'display_name', language));
  const name = <bdi>{provider}</bdi>;
  const title = textIn(booking, 'title', language);
  const code = stageOf(booking) === 'confirmed' ? booking.start_code : null;
  // Where the code stands below, it says itself what it is for.
  const saysCode = code !== null && now <= new Date(booking.starts_at);
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={title}>
        <Link to="/bookings">
          <Trans>My bookings</Trans>
        </Link>
      </Breadcrumbs>
      <div className="mt-2 flex flex-col gap-6">
        <Head booking={booking} name={name} headingRef={heading} hasHint={!saysCode}>
          {booking.part === 'customer' && (
            <MainAction booking={booking} possible={possible} now={now} address={address} />
          )}
        </Head>
        {booking.part === 'customer' &&
          refundsOf(booking)
            .filter(isToChoose)
            .map((refund) => <ChooseRefund key={refund.id} refund={refund} focusAfter={heading} />)}
        <OpenMatters booking={booking} name={name} />
        <InItsPlace booking={booking} />
        <WarrantyCard booking={booking} name={name} now={now} />
        {needsRescue(booking, now) && <Rescue booking={booking} />}
        {children}
        <div className={bookingColumns}>
          <div className="flex min-w-0 flex-col gap-6">
            {code !== null && <StartCode code={code} mode={booking.mode} provider={provider} />}
            <Part heading={<Trans>Details</Trans>}>
              <BookingDetails booking={booking} isBelowHead />
            </Part>
            {booking.package && (
              <Card className="p-5 sm:p-6">
                <PackagePart of={booking.package} here={booking.id} />
              </Card>
            )}
            {afterDetails}
            <Part heading={<Trans>Progress</Trans>}>
              <Progress booking={booking} name={name} />
            </Part>
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Part heading={<Trans>Price</Trans>}>
              <CustomerPrice booking={booking} />
            </Part>
            <OtherActions booking={booking} possible={possible} now={now} name={name} focusAfter={heading} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What waits for one of the two people, or has happened. */
function OpenMatters({ booking, name }: { booking: Booking; name: ReactNode }) {
  return (
    <div aria-live="polite" className="has-[>:empty]:hidden">
      <Steady className="flex flex-col gap-6 empty:hidden">
        <OpenProposal booking={booking} name={name} />
        <ChargebackCards booking={booking} />
        <ExtraCard booking={booking} name={name} />
        <DisputeCard booking={booking} name={name} />
        <CashNote booking={booking} name={name} />
      </Steady>
    </div>
  );
}

type HeadProps = {
  booking: Booking;
  name: ReactNode;
  /** What is in view after a step that ends the booking. */
  headingRef: Ref<HTMLHeadingElement>;
  hasHint: boolean;
  children: ReactNode;
};

function Head({ booking, name, headingRef, hasHint, children }: HeadProps) {
  const language = useLanguage();
  const { icon, hue } = booking.category;
  return (
    <header className="relative isolate flex flex-col gap-5 overflow-hidden rounded-l bg-sand-1 px-5 py-6 sm:flex-row sm:items-center sm:gap-6 sm:px-10 sm:py-9">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <CraftTile
        icon={icon}
        hue={hue}
        {...(booking.service_slug !== null && { drawing: booking.service_slug })}
        className="size-20 shrink-0 rounded-m shadow-2 sm:size-36 sm:rounded-l"
      />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div aria-live="polite" className="flex flex-col items-start gap-3 [&>.bg-sand-1]:bg-card">
          <span className="keep-readable flex flex-wrap gap-2">
            <StatusBadge booking={booking} /> <PackageChip booking={booking} />
            <SecondVisitChip booking={booking} />
          </span>
          <h1
            ref={headingRef}
            tabIndex={-1}
            className="keep-readable title-text scroll-mt-24 wrap-anywhere outline-none lg:text-[2.25rem]"
          >
            {textIn(booking, 'title', language)}
          </h1>
          <Dotted className="-mt-2 text-s text-ink-1">
            <span>
              <Trans>with {name}</Trans>
            </span>
            <span className="font-semibold text-ink-0">
              <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
            </span>
            <span>
              <AreaWords booking={booking} />
            </span>
          </Dotted>
          {hasHint && (
            <p className="keep-readable max-w-xl text-m font-medium text-ink-0">
              <StatusHint booking={booking} />
            </p>
          )}
          {headSaysRefund(booking) && (
            <p className="keep-readable max-w-xl text-s text-ink-1 empty:hidden">
              <RefundWay booking={booking} />
            </p>
          )}
          {booking.cancel_note && (
            <p className="max-w-xl border-s-2 border-field-line ps-3 text-s text-ink-1">
              <bdi>{booking.cancel_note}</bdi>
            </p>
          )}
        </div>
        <Steady className="keep-clear mt-3 empty:hidden max-[480px]:w-full">{children}</Steady>
      </div>
    </header>
  );
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="section-text mb-5">{heading}</h2>
      {children}
    </Card>
  );
}
