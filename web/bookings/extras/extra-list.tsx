import type { Extra } from '@hirfa/contract/bookings';
import { fromDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { Duration } from '../../ui/duration.tsx';
import { Dotted } from '../../ui/lines/dotted.tsx';
import { Money } from '../../ui/money.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Moment } from '../common/booking-time.tsx';
import { ReceiptPhotos } from './receipt-photos.tsx';

/** Extras of a booking, each with what became of it. */
export function ExtraList({ extras }: { extras: readonly Extra[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {extras.map((extra) => (
        <li key={extra.id} className="flex flex-col gap-0.5 text-s text-ink-1">
          <span className="font-semibold text-ink-0">
            <Outcome extra={extra} />
          </span>
          {extra.is_quote && (
            <span>
              <Trans>Quote for the whole job, the visit fee included</Trans>
            </span>
          )}
          <OwnWords>{extra.reason}</OwnWords>
          <Parts extra={extra} />
          {extra.photos.length > 0 && (
            <div className="mt-2">
              <ReceiptPhotos photos={extra.photos} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the provider asks for: money before fee and VAT, and time. */
function Parts({ extra }: { extra: Extra }) {
  const work = <Money amount={extra.work} piastres />;
  const materials = <Money amount={extra.materials} piastres />;
  const time = <Duration minutes={extra.minutes} />;
  return (
    <Dotted className="mt-1 text-xs text-ink-2">
      {fromDecimal(extra.work) > 0 && (
        <span>
          <Trans>Work: {work}</Trans>
        </span>
      )}
      {fromDecimal(extra.materials) > 0 && (
        <span>
          <Trans>Materials: {materials}</Trans>
        </span>
      )}
      {extra.minutes > 0 && (
        <span>
          <Trans>More time: {time}</Trans>
        </span>
      )}
    </Dotted>
  );
}

function Outcome({ extra: { outcome, approved_at, ended_at } }: { extra: Extra }) {
  const at = ended_at && <Moment at={ended_at} />;
  switch (outcome) {
    case 'added':
      return <Trans>Approved and paid {at}</Trans>;
    case 'declined':
      return <Trans>Declined {at}</Trans>;
    case 'withdrawn':
      return <Trans>Taken back {at}</Trans>;
    case 'time_taken':
      return <Trans>The time was booked meanwhile: nothing was charged, and the old price stands</Trans>;
    case 'lapsed':
      return approved_at === null ? (
        <Trans>Not approved in time: the old price stands</Trans>
      ) : (
        <Trans>Not paid in time: the old price stands</Trans>
      );
    case null:
      return approved_at === null ? <Trans>Not answered yet</Trans> : <Trans>Approved, not paid yet</Trans>;
  }
}
