import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Moment } from '../common/booking-time.tsx';
import { DisputeTimeline } from '../disputes/dispute-timeline.tsx';
import { DecideDispute } from './decide-dispute.tsx';

/** A problem with a booking: what both sides say, and the decision about the price. */
export function DisputeItem({ item, onDecided }: ItemProps<'dispute'>) {
  const language = useLanguage();
  const customer = <bdi>{item.customer_name}</bdi>;
  const provider = <bdi>{textIn(item, 'provider_name', language)}</bdi>;
  const at = <Moment at={item.starts_at} />;
  return (
    <>
      <p className="text-s text-ink-1">
        <Trans>
          {customer} booked it with {provider} for {at}.
        </Trans>
      </p>
      <DisputeTimeline dispute={item.dispute} part="admin" customer={customer} provider={provider} />
      <DecideDispute item={item} customer={customer} provider={provider} onDecided={onDecided} />
      <ButtonLink
        to="/admin/bookings/$bookingId"
        params={{ bookingId: item.id }}
        variant="secondary"
        className="self-start max-sm:w-full"
      >
        <Trans>Show the booking</Trans>
      </ButtonLink>
    </>
  );
}
