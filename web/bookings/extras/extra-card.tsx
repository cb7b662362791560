import type { Booking, Extra } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Duration } from '../../ui/duration.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Money } from '../../ui/money.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Moment } from '../common/booking-time.tsx';
import { ExtraList } from './extra-list.tsx';
import { ExtraPrice } from './extra-price.tsx';
import { ReceiptPhotos } from './receipt-photos.tsx';
import { useEndExtra, usePayExtra } from './use-extra.ts';

type ExtraCardProps = { booking: Booking; /** The other side. */ name: ReactNode };
type PartProps = ExtraCardProps & { extra: Extra };

/** The extra work of a booking for its two people: what is proposed now with its price, and what became of the rest. */
export function ExtraCard({ booking, name }: ExtraCardProps) {
  if (booking.extras.length === 0 || booking.part === 'admin') return null;
  const open = booking.extras.find(({ outcome }) => outcome === null);
  const ended = booking.extras.filter(({ outcome }) => outcome !== null);
  return (
    <section className="flex flex-col gap-5 rounded-m border border-sand-2 bg-card p-5 sm:p-6">
      <h2 className="section-text">
        <Heading booking={booking} open={open} name={name} />
      </h2>
      {open && <OpenExtra booking={booking} extra={open} name={name} />}
      {ended.length > 0 && (
        <div className={open && 'border-t border-sand-2 pt-5'}>
          <ExtraList extras={ended} />
        </div>
      )}
    </section>
  );
}

function Heading({ booking: { part, is_visit }, open, name }: ExtraCardProps & { open: Extra | undefined }) {
  if (open && part === 'customer' && open.approved_at !== null && !open.is_secured)
    return open.is_quote ? <Trans>Quote to be paid</Trans> : <Trans>Extra work to be paid</Trans>;
  if (open?.is_quote)
    return part === 'customer' ? <Trans>{name} has written a quote</Trans> : <Trans>Your quote</Trans>;
  if (open && part === 'customer') return <Trans>{name} proposes extra work</Trans>;
  return is_visit ? <Trans>Quote and extra work</Trans> : <Trans>Extra work</Trans>;
}

function OpenExtra({ booking, extra, name }: PartProps) {
  const isCustomer = booking.part === 'customer';
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <p className="text-ink-0">
        <OwnWords>{extra.reason}</OwnWords>
      </p>
      <div className="rounded-s bg-sand-1 p-4">
        <ExtraPrice booking={booking} extra={extra} />
      </div>
      {extra.photos.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-s font-semibold text-ink-0">
            <Trans>Receipts of the materials</Trans>
          </h3>
          <ReceiptPhotos photos={extra.photos} />
        </div>
      )}
      {extra.minutes > 0 && <LaterEnd booking={booking} extra={extra} />}
      <p className="text-s text-ink-1">
        <State extra={extra} isCustomer={isCustomer} name={name} />
      </p>
      {isCustomer ? (
        !extra.is_secured && <Answer booking={booking} extra={extra} name={name} />
      ) : (
        <Withdraw booking={booking} extra={extra} name={name} />
      )}
    </div>
  );
}

function LaterEnd({ booking, extra }: Omit<PartProps, 'name'>) {
  const longer = <Duration minutes={extra.minutes} />;
  const end = <Moment at={new Date(Date.parse(booking.ends_at) + extra.minutes * 60_000).toISOString()} />;
  return (
    <p className="flex items-start gap-2 text-s text-ink-0">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-1" />
      <span>
        <Trans>
          The job takes {longer} longer, until {end}
        </Trans>
      </span>
    </p>
  );
}

function State({ extra, isCustomer, name }: Omit<PartProps, 'booking'> & { isCustomer: boolean }) {
  const total = extra.costs && <Money amount={extra.costs.total} piastres />;
  if (isCustomer && extra.is_secured)
    return <Trans>Thank you. Your payment has arrived, and the new price counts in a moment.</Trans>;
  if (extra.is_quote && extra.approved_at === null)
    return isCustomer ? (
      <Trans>
        The visit fee is paid already: you pay {total} more, all included. If you decline, the fee stands, and you pay
        no more.
      </Trans>
    ) : (
      <Trans>
        {name} pays {total} more, all included. Please begin only when it is paid.
      </Trans>
    );
  if (isCustomer && extra.approved_at !== null)
    return <Trans>You have approved it. The old price stands until you have paid {total}.</Trans>;
  if (isCustomer)
    return (
      <Trans>
        You pay {total} more, all included. Nothing is taken before you approve it; without it the old price stands.
      </Trans>
    );
  return extra.approved_at === null ? (
    <Trans>
      {name} pays {total} more, all included. The old price stands until it is approved and paid.
    </Trans>
  ) : (
    <Trans>{name} has approved it and is paying. Please go on with it only when it is paid.</Trans>
  );
}

function Answer({ booking, extra, name }: PartProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const paying = usePayExtra(booking, extra);
  const call = useEndExtra(booking, extra, 'declineExtra', () => setOpen(false));
  const total = extra.costs && <Money amount={extra.costs.total} piastres />;
  return (
    <div className="flex flex-col gap-3">
      {paying.refusal !== undefined && <Notice tone="bad">{paying.refusal}</Notice>}
      <div className="flex flex-wrap gap-3 *:max-sm:w-full">
        <Button pending={paying.isPending} onClick={paying.start}>
          {!paying.isPending && <LockKeyhole aria-hidden className="max-sm:hidden" />}
          <span>
            {extra.approved_at === null ? <Trans>Approve and pay {total}</Trans> : <Trans>Go on to pay {total}</Trans>}
          </span>
        </Button>
        <ConfirmDialog
          title={extra.is_quote ? t`Decline the quote?` : t`Decline the extra work?`}
          description={
            extra.is_quote ? (
              <Trans>{name} is told. The visit fee stands, and you pay no more.</Trans>
            ) : (
              <Trans>{name} is told. The old price stands, and what was agreed is done as before.</Trans>
            )
          }
          open={isOpen}
          onOpenChange={setOpen}
          call={call}
          confirm={<Trans>Decline it</Trans>}
          onConfirm={() => call.send()}
          trigger={
            <Button variant="secondary">
              <Trans context="extra work">Decline</Trans>
            </Button>
          }
        />
      </div>
    </div>
  );
}

function Withdraw({ booking, extra, name }: PartProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const call = useEndExtra(booking, extra, 'withdrawExtra', () => setOpen(false));
  return (
    <ConfirmDialog
      title={extra.is_quote ? t`Take the quote back?` : t`Take the extra work back?`}
      description={<Trans>{name} can no longer approve it. You can propose something else.</Trans>}
      open={isOpen}
      onOpenChange={setOpen}
      call={call}
      confirm={<Trans context="extra work">Take it back</Trans>}
      onConfirm={() => call.send()}
      trigger={
        <Button variant="secondary" className="self-start max-sm:w-full">
          <Trans context="extra work">Take it back</Trans>
        </Button>
      }
    />
  );
}
