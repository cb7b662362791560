import type { BookedService } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { useLanguage } from '../../kit/use-language.ts';
import { Duration } from '../../ui/duration.tsx';
import { Money } from '../../ui/money.tsx';

type ServiceListProps = {
  services: readonly Pick<BookedService, 'service_card_id' | 'title_en' | 'title_ar' | 'amount' | 'minutes'>[];
};

/** What is booked together: each service with how long it takes, and its price before fee and VAT. */
export function ServiceList({ services }: ServiceListProps) {
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1">
      {services.map((service) => (
        <li key={service.service_card_id} className="wrap-anywhere">
          <bdi>{textIn(service, 'title', language)}</bdi>
          <span className="block text-xs font-normal text-ink-1">
            <Duration minutes={service.minutes} /> · <Money amount={service.amount} piastres />
          </span>
        </li>
      ))}
    </ul>
  );
}
