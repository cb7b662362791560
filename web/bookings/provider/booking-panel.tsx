import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Headset from 'lucide-react/icons/headset';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { CustomerName } from '../common/customer-name.tsx';
import { BookingDetails } from '../common/booking-details.tsx';
import { endedWithoutPayment, stageOf } from '../facts/facts.ts';
import { bookingQuery } from '../common/queries.ts';
import { StatusBadge, StatusHint } from '../common/status-badge.tsx';
import { CashNote } from '../cash/cash-note.tsx';
import { ChargebackCards } from '../chargebacks/chargeback-card.tsx';
import { DisputeCard } from '../disputes/dispute-card.tsx';
import { ExtraCard } from '../extras/extra-card.tsx';
import { OpenProposal } from '../reschedule/open-proposal.tsx';
import { BlockCustomer } from './blocking/block-customer.tsx';
import { EarningsLines } from './earnings-lines.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PackageChip } from '../common/meetings.tsx';
import { SecondVisitChip } from '../common/second-visit.tsx';
import { WarrantyNote } from '../second-visits/warranty-note.tsx';
import { PackagePart } from '../packages/package-part.tsx';
import { NextStep, OtherSteps } from './provider-actions.tsx';

type BookingPanelProps = {
  id: string;
  /** Receives the focus where no link on the page opened the panel. */
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called when the person is the customer of the booking, who has another page for it. */
  onOwn: () => void;
  /** The chat of the booking, which exists once it was paid, and whether it is shown. */
  chat: ReactNode;
  isChatShown: boolean;
  onShowChat: (isShown: boolean) => void;
  /** What other rooms show below the customer, and at the end of a settled job. */
  belowCustomer: (booking: Booking) => ReactNode;
  afterJob: (booking: Booking) => ReactNode;
};

/** One booking in a dialog on the provider's dashboard, with all possible actions. */
export function BookingPanel({
  id,
  focusAfter,
  onClose,
  onOwn,
  chat,
  isChatShown,
  onShowChat,
  ...parts
}: BookingPanelProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(bookingQuery(useOrpc(), id));
  const booking = query.data;
  const own = booking?.part === 'customer';
  const leave = useEffectEvent(onOwn);
  useEffect(() => {
    if (own) leave();
  }, [own]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={booking ? textIn(booking, 'title', language) : t`Booking`}
    >
      {booking && !own && (
        <div className="flex flex-col items-stretch gap-4">
          <div aria-live="polite" className="flex flex-wrap items-center gap-2">
            <StatusBadge booking={booking} />
            <PackageChip booking={booking} />
            <SecondVisitChip booking={booking} />
          </div>
          {booking.authorized_at === null ? (
            <PanelBody booking={booking} {...parts} />
          ) : (
            <Tabs
              label={t`Parts of the booking`}
              value={isChatShown ? 'chat' : 'booking'}
              onChange={(next) => onShowChat(next === 'chat')}
              tabs={[
                { value: 'booking', label: t`Booking`, content: <PanelBody booking={booking} {...parts} /> },
                { value: 'chat', label: t`Messages`, content: chat },
              ]}
            />
          )}
        </div>
      )}
      <NotLoaded query={query} lines={6} />
    </Dialog>
  );
}

type PanelBodyProps = { booking: Booking } & Pick<BookingPanelProps, 'belowCustomer' | 'afterJob'>;

function PanelBody({ booking, belowCustomer, afterJob }: PanelBodyProps) {
  const beforeCapture = booking.mode === 'in_person' && ['waiting', 'charging'].includes(stageOf(booking));
  return (
    <Steady className="flex flex-col gap-6">
      <div aria-live="polite" className="flex flex-col items-start gap-2">
        <p className="text-s text-ink-1">
          <StatusHint booking={booking} />
        </p>
        {booking.cancel_note && (
          <p className="border-s-2 border-field-line ps-3 text-s text-ink-1">
            <bdi>{booking.cancel_note}</bdi>
          </p>
        )}
      </div>
      <NextStep booking={booking} />
      <CashNote booking={booking} name={<CustomerName booking={booking} />} />
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        <OpenProposal booking={booking} name={<CustomerName booking={booking} />} />
        <ChargebackCards booking={booking} />
        <ExtraCard booking={booking} name={<CustomerName booking={booking} />} />
        <DisputeCard booking={booking} name={<CustomerName booking={booking} />} />
      </div>
      <div className="flex items-center gap-3">
        <Avatar name={booking.customer.display_name} photo={booking.customer.avatar_url} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <p className="text-s font-semibold text-ink-0">
            <CustomerName booking={booking} />
          </p>
          {belowCustomer(booking)}
        </div>
      </div>
      {afterJob(booking)}
      <BookingDetails booking={booking} placeNote={beforeCapture && <Trans>Exact address after accepting</Trans>} />
      <WarrantyNote booking={booking} />
      {booking.package && <PackagePart of={booking.package} here={booking.id} />}
      {!endedWithoutPayment(booking) && (
        <div className="border-t border-sand-2 pt-5">
          <EarningsLines booking={booking} />
        </div>
      )}
      <OtherSteps booking={booking} />
      <div className="-mt-3 flex flex-col gap-1">
        <ButtonLink to="/support" search={{ booking: booking.id }} variant="quiet" wide>
          <Headset aria-hidden />
          <Trans>Ask support</Trans>
        </ButtonLink>
        <BlockCustomer booking={booking} />
      </div>
    </Steady>
  );
}
