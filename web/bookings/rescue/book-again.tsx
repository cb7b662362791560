import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useSession } from '../../kit/use-session.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { choicesOf, withoutProvider } from '../flow/choices.ts';
import { storeChoices } from '../flow/flow-storage.ts';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'className' | 'size'>;

/** The flow with everything filled in but the time; where the offer is gone, others who do the same. */
export function BookAgain({ booking, ...look }: { booking: Booking } & Look) {
  const session = useSession();
  const language = useLanguage();
  const { provider, service_card_id } = booking;
  if (booking.can_book_again !== true) return <BookOthers booking={booking} {...look} />;
  return (
    <ButtonLink
      to="/booking/$target"
      params={{ target: provider.id }}
      {...(service_card_id !== null && { search: { card: service_card_id } })}
      variant="secondary"
      {...look}
      // Everything but the time is as it was, and can still be changed.
      onClick={() => storeChoices(choicesOf(booking), 'time', session().userId())}
    >
      <Trans>Book again</Trans>
      <span className="sr-only">: {textIn(booking, 'title', language)}</span>
    </ButtonLink>
  );
}

/** Others who offer the same service, with the place filled in; of a provider's own service, those of the craft. */
export function BookOthers({ booking, ...look }: { booking: Booking } & Look) {
  const session = useSession();
  const { service_slug, category } = booking;
  const words = <Trans>Find another provider</Trans>;
  if (service_slug === null)
    return (
      <ButtonLink to="/community/$categorySlug" params={{ categorySlug: category.slug }} variant="secondary" {...look}>
        {words}
      </ButtonLink>
    );
  return (
    <ButtonLink
      to="/booking/$target"
      params={{ target: service_slug }}
      variant="secondary"
      {...look}
      onClick={() => storeChoices(withoutProvider(choicesOf(booking), service_slug), 'provider', session().userId())}
    >
      {words}
    </ButtonLink>
  );
}
