import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { ChoiceCard } from './choice-card.tsx';
import { type Choices, withCard } from '../choices.ts';
import type { ProviderToBook } from './plan.ts';
import { StepProblem } from './step-problem.tsx';
import { PriceTag } from '../counts.tsx';
import { Duration } from '../../../ui/duration.tsx';

type ServiceStepProps = {
  provider: ProviderToBook;
  choices: Choices;
  missing: boolean;
  onChoose: (choices: Choices) => void;
};

/** The choice of one of the provider's offers. */
export function ServiceStep({ provider, choices, missing, onChoose }: ServiceStepProps) {
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      {missing && (
        <StepProblem>
          <Trans>Please choose what should be done.</Trans>
        </StepProblem>
      )}
      {provider.cards.map((card) => (
        <ChoiceCard
          key={card.id}
          name="card"
          value={card.id}
          checked={choices.cardId === card.id}
          onChoose={() => onChoose(withCard(choices, provider.id, card.id))}
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <span className="font-semibold wrap-anywhere text-ink-0">{textIn(card, 'title', language)}</span>
            <PriceTag amount={card.customer_price} mode={card.pricing_mode} />
          </span>
          <span className="block text-xs text-ink-2">
            <Duration minutes={card.duration_minutes} />
          </span>
        </ChoiceCard>
      ))}
    </div>
  );
}
