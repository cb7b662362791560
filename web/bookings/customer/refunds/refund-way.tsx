import type { Booking } from '@hirfa/contract/bookings';
import type { OwedRefund } from '@hirfa/contract/payments';
import { REFUND_ARRIVES_DAYS, REFUND_TRANSFER_DAYS } from '@hirfa/domain/payments';
import { Plural, Trans } from '@lingui/react/macro';
import { DateTime } from '../../../ui/date-time.tsx';

/** Whether the head of the booking's page says how the money goes back. */
export const headSaysRefund = ({ part, status }: Booking) => part === 'customer' && status === 'cancelled';

/** How far the newest refund is, and what comes next; nothing where none does. */
export function RefundWay({ booking: { refund, payment_status, cash } }: { booking: Booking }) {
  if (refund === null || Number(refund.amount) === 0) return null;
  if (payment_status === 'voided') return <Trans>The hold on your card was lifted. Nothing was taken.</Trans>;
  const asked = <DateTime at={refund.requested_at} form="day" />;
  const ended = <DateTime at={refund.ended_at ?? refund.requested_at} form="day" />;
  switch (refund.state) {
    case 'requested':
    case 'sent':
      return <Trans>Asked for on {asked}. It goes back the way you paid.</Trans>;
    case 'done':
      return (
        <>
          <Trans>Sent by us on {ended} to the card or wallet that you paid with.</Trans>{' '}
          <Plural value={REFUND_ARRIVES_DAYS} one="Banks show it within # day." other="Banks show it within # days." />
        </>
      );
    case 'failed':
      return <OwedWay owed={refund.owed} isCash={cash !== null} />;
  }
}

function OwedWay({ owed, isCash }: { owed: OwedRefund | null; isCash: boolean }) {
  if (owed === null) return <Trans>It could not go back the way you paid.</Trans>;
  if (owed.waits_for_bank)
    return <Trans>Your bank has the money now. We give nothing else back until it has decided.</Trans>;
  const chosen = owed.chosen_at && <DateTime at={owed.chosen_at} form="day" />;
  switch (owed.state) {
    case 'open':
      if (isCash && owed.returned_at === null)
        return <Trans>You paid this in cash. Please choose how you get it back.</Trans>;
      return owed.returned_at === null ? (
        <Trans>It could not go back the way you paid. Please choose how you get it.</Trans>
      ) : (
        <Trans>The transfer came back. Please choose again how you get it.</Trans>
      );
    case 'credited':
      return <Trans>You took it as credit on {chosen}. It is there for your next booking.</Trans>;
    case 'transfer_asked':
      return (
        <>
          <Trans>You asked for a transfer on {chosen}.</Trans>{' '}
          <Plural
            value={REFUND_TRANSFER_DAYS}
            one="We transfer it within # day."
            other="We transfer it within # days."
          />
        </>
      );
    case 'paid_by_bank':
      return <Trans>You have the money: your bank took it back and keeps it.</Trans>;
    case 'transferred': {
      const given = owed.given_at && <DateTime at={owed.given_at} form="day" />;
      return <Trans>Transferred by us on {given} to the account that you gave.</Trans>;
    }
  }
}
