import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { leaveProvider, storedChoices } from '../flow-storage.ts';
import type { Pending } from '../pending.ts';
import { offersToBookQuery, providerToBookQuery } from '../queries.ts';
import { isUuid } from '../read-json.ts';

/** The provider can't take this customer's booking; others who offer the same service may. */
export function ProviderUnavailable({ pending }: { pending: Pending }) {
  const { t } = useLingui();
  const { service, isLoading } = useServiceOfOthers(pending);
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<CalendarX aria-hidden />}
        heading={t`This provider can’t take your booking`}
        text={
          service === null && !isLoading ? (
            <Trans>Nothing is booked and nothing was charged. Another service may help.</Trans>
          ) : (
            <Trans>Nothing is booked and nothing was charged. Choose another provider: what you wrote is kept.</Trans>
          )
        }
        action={
          isLoading ? (
            <Button size="l" pending>
              <Trans>Choose another provider</Trans>
            </Button>
          ) : service === null ? (
            <ButtonLink to="/services" size="l">
              <Trans>Browse services</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink
              to="/booking/$target"
              params={{ target: service }}
              onClick={() => leaveProvider(pending.target, service)}
              size="l"
            >
              <Trans>Choose another provider</Trans>
            </ButtonLink>
          )
        }
      />
    </div>
  );
}

/** The slug of the service that was to be booked, where somebody else offers it too; otherwise null. */
function useServiceOfOthers({ target, input }: Pending): { service: string | null; isLoading: boolean } {
  const orpc = useOrpc();
  const isProvider = isUuid(target);
  const provider = useQuery({ ...providerToBookQuery(orpc, target), enabled: isProvider });
  const card = provider.data?.cards.find(({ id }) => id === input.service_card_id);
  const service = isProvider ? (card?.service_slug ?? null) : target;
  const offers = useInfiniteQuery({ ...offersToBookQuery(orpc, service ?? ''), enabled: service !== null });
  const refused = isProvider ? target : storedChoices(target, null).choices.providerId;
  const others = offers.data?.pages[0]?.items.filter((offer) => offer.provider.id !== refused) ?? [];
  return { service: others.length > 0 ? service : null, isLoading: provider.isLoading || offers.isLoading };
}
