import type { Offer, ServicePage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { PlacesLine } from '../../../ui/lines/areas-line.tsx';
import { AreaField } from '../../../ui/fields/area-field.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { type Choices, withCard } from '../choices.ts';
import { offersToBookQuery } from '../queries.ts';
import { StepProblem } from './step-problem.tsx';
import { PriceTag } from '../counts.tsx';

type ProviderStepProps = {
  service: ServicePage;
  choices: Choices;
  ownProviderId: string | null;
  missing: boolean;
  /** The chosen provider could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  onChoose: (choices: Choices) => void;
};

/** The choice of the provider: all offers of the service, page by page. */
export function ProviderStep({
  service,
  choices,
  ownProviderId,
  missing,
  failed,
  onRetry,
  onChoose,
}: ProviderStepProps) {
  const list = useSuspenseInfiniteQuery(offersToBookQuery(useOrpc(), service.slug));
  const offers = list.data.pages.flatMap((page) => page.items);
  return (
    <div className="flex flex-col gap-3">
      <AreaField />
      {missing && !failed && (
        <StepProblem>
          <Trans>Please choose who should do it.</Trans>
        </StepProblem>
      )}
      {failed && <Failed onRetry={onRetry} />}
      {offers.map((offer) => (
        <ChoiceCard
          key={offer.card.id}
          name="provider"
          value={offer.card.id}
          checked={choices.cardId === offer.card.id}
          disabled={offer.provider.id === ownProviderId}
          onChoose={() => onChoose(withCard(choices, offer.provider.id, offer.card.id))}
        >
          <OfferWords offer={offer} />
          {offer.provider.id === ownProviderId && (
            <span className="ms-14 block text-s font-medium text-ink-0">
              <Trans>This is your own offer</Trans>
            </span>
          )}
        </ChoiceCard>
      ))}
      <LoadMore list={list} />
    </div>
  );
}

function OfferWords({ offer: { card, provider } }: { offer: Offer }) {
  const language = useLanguage();
  const name = textIn(provider, 'display_name', language);
  const count = provider.total_jobs;
  return (
    <span className="flex items-start gap-3">
      <Avatar name={name} photo={provider.avatar_url} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi className="font-semibold wrap-anywhere text-ink-0">{name}</bdi>
          <PriceTag amount={card.customer_price} mode={card.pricing_mode} />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-s text-ink-1">
          <Rating value={provider.average_rating} count={provider.rating_count} />
          <Plural value={count} _0="No jobs yet" one="# job" other="# jobs" />
        </span>
        <span className="block text-xs text-ink-2">
          <PlacesLine provider={provider} />
        </span>
      </span>
    </span>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="bad">
        <Trans>This could not be loaded.</Trans>
      </Notice>
      <Button variant="secondary" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
