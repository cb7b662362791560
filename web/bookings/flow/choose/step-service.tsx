import type { ServiceCard } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { ChoiceCard } from './choice-card.tsx';
import { type Choices, withCard } from '../choices.ts';
import { MoreServices } from './more-services.tsx';
import type { Plan } from './plan.ts';
import { StepProblem } from './step-problem.tsx';
import { PriceTag } from '../counts.tsx';
import { Duration } from '../../../ui/duration.tsx';
import { SecondVisitPromise } from '../../../ui/second-visit-promise.tsx';

type ServiceStepProps = {
  plan: Plan;
  /** The offers of which one is chosen. */
  cards: readonly ServiceCard[];
  missing: boolean;
  onChoose: (choices: Choices) => void;
};

/** The choice of one of the provider's offers, and of others that are booked with it. */
export function ServiceStep({ plan, cards, missing, onChoose }: ServiceStepProps) {
  const language = useLanguage();
  const { choices } = plan;
  return (
    <div className="flex flex-col gap-3">
      {missing && (
        <StepProblem>
          <Trans>Please choose what should be done.</Trans>
        </StepProblem>
      )}
      {cards.map((card) => (
        <ChoiceCard
          key={card.id}
          name="card"
          value={card.id}
          checked={choices.cardId === card.id}
          onChoose={() => onChoose(withCard(choices, card.provider_id, card.id))}
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <span className="font-semibold wrap-anywhere text-ink-0">{textIn(card, 'title', language)}</span>
            <PriceTag amount={card.customer_price} mode={card.pricing_mode} />
          </span>
          <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-2">
            <Duration minutes={card.duration_minutes} />
            <SecondVisitPromise days={card.warranty_days} />
          </span>
        </ChoiceCard>
      ))}
      <MoreServices plan={plan} onChoose={onChoose} />
    </div>
  );
}
