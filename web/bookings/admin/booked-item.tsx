import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Moment } from '../common/booking-time.tsx';

interface People {
  customer: ReactNode;
  provider: ReactNode;
}

type BookedItemProps = {
  item: ItemProps<'dispute' | 'chargeback'>['item'];
  bookingId: string;
  children: (people: People) => ReactNode;
};

/** An item of the queue about a booking: who booked it with whom, what is to be decided, and a link to the booking. */
export function BookedItem({ item, bookingId, children }: BookedItemProps) {
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
      {children({ customer, provider })}
      <ButtonLink
        to="/admin/bookings/$bookingId"
        params={{ bookingId }}
        variant="secondary"
        className="self-start max-sm:w-full"
      >
        <Trans>Show the booking</Trans>
      </ButtonLink>
    </>
  );
}
