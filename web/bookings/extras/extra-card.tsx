import type { Booking, Extra } from '@hirfa/contract/bookings';
import { fromDecimal } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Money } from '../../ui/money.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Moment } from '../common/booking-time.tsx';
import { useEndExtra, usePayExtra } from './use-extra.ts';

type ExtraCardProps = { booking: Booking; /** The other side. */ name: ReactNode };
type PartProps = ExtraCardProps & { extra: Extra };

/** The extra work of a booking for its two people: what is proposed now with its price, and what became of the rest. */
export function ExtraCard({ booking, name }: ExtraCardProps) {
  if (booking.extras.length === 0 || booking.part === 'admin') return null;
  const open = booking.extras.find(({ outcome }) => outcome === null);
  const ended = booking.extras.filter(({ outcome }) => outcome !== null);
  return (
    <section className="flex flex-col gap-4 rounded-m border border-sand-2 bg-card p-5">
      <h2 className="section-text">
        {open && booking.part === 'customer' ? <Trans>{name} proposes extra work</Trans> : <Trans>Extra work</Trans>}
      </h2>
      {open && <OpenExtra booking={booking} extra={open} name={name} />}
      {ended.length > 0 && (
        <ul className="flex flex-col gap-3">
          {ended.map((extra) => (
            <li key={extra.id} className="flex flex-col gap-0.5 text-s text-ink-1">
              <span className="font-semibold text-ink-0">
                <Outcome extra={extra} />
              </span>
              <bdi className="wrap-anywhere whitespace-pre-line">{extra.reason}</bdi>
              <Parts extra={extra} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenExtra({ booking, extra, name }: PartProps) {
  const { costs, approved_at } = extra;
  const total = costs && <Money amount={costs.total} piastres />;
  const payout = costs && <Money amount={costs.payout} piastres />;
  const isCustomer = booking.part === 'customer';
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-2xl wrap-anywhere whitespace-pre-line text-ink-0">
        <bdi>{extra.reason}</bdi>
      </p>
      <div className="flex flex-col gap-1 text-s text-ink-1">
        <Parts extra={extra} />
        <p className="text-m font-semibold text-ink-0">
          {isCustomer ? (
            <Trans>You pay {total} more, all included</Trans>
          ) : (
            <Trans>
              {name} pays {total} more, you earn {payout} more
            </Trans>
          )}
        </p>
        <p>
          {isCustomer ? (
            <Trans>Nothing is taken before you approve it. If you decline, the old price stands.</Trans>
          ) : approved_at === null ? (
            <Trans>The old price stands until {name} has approved and paid it.</Trans>
          ) : (
            <Trans>{name} has approved it and is paying. Please wait until it is paid.</Trans>
          )}
        </p>
      </div>
      {isCustomer ? (
        <Answer booking={booking} extra={extra} name={name} />
      ) : (
        <Withdraw booking={booking} extra={extra} name={name} />
      )}
    </div>
  );
}

/** What the provider asks for, before fee and VAT. */
function Parts({ extra }: { extra: Extra }) {
  const [work, materials] = [extra.work, extra.materials].map((amount) => (
    <Money key={amount} amount={amount} piastres />
  ));
  if (fromDecimal(extra.materials) === 0)
    return (
      <p>
        <Trans>Work: {work}</Trans>
      </p>
    );
  if (fromDecimal(extra.work) === 0)
    return (
      <p>
        <Trans>Materials: {materials}</Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Work: {work}, materials: {materials}
      </Trans>
    </p>
  );
}

function Outcome({ extra: { outcome, ended_at } }: { extra: Extra }) {
  const at = ended_at && <Moment at={ended_at} />;
  switch (outcome) {
    case 'added':
      return <Trans>Approved and paid {at}</Trans>;
    case 'declined':
      return <Trans>Declined {at}</Trans>;
    case 'withdrawn':
      return <Trans>Taken back {at}</Trans>;
    case 'lapsed':
      return <Trans>Not approved in time</Trans>;
    case null:
      return null;
  }
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
          {!paying.isPending && <LockKeyhole aria-hidden />}
          <span>
            {extra.approved_at === null ? <Trans>Approve and pay {total}</Trans> : <Trans>Go on to pay {total}</Trans>}
          </span>
        </Button>
        <ConfirmDialog
          title={t`Decline the extra work?`}
          description={<Trans>{name} is told. The old price stands, and what was agreed is done as before.</Trans>}
          open={isOpen}
          onOpenChange={setOpen}
          call={call}
          confirm={<Trans>Decline it</Trans>}
          onConfirm={() => call.send()}
          trigger={
            <Button variant="secondary">
              <Trans>Decline</Trans>
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
      title={t`Take the extra work back?`}
      description={<Trans>{name} can no longer approve it. You can propose something else.</Trans>}
      open={isOpen}
      onOpenChange={setOpen}
      call={call}
      confirm={<Trans>Take it back</Trans>}
      onConfirm={() => call.send()}
      trigger={
        <Button variant="secondary" className="self-start max-sm:w-full">
          <Trans>Take it back</Trans>
        </Button>
      }
    />
  );
}
