import type { SavedCard } from '@hirfa/contract/payments';
import type { WayToPay } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardName } from '../../../ui/cards/card-name.tsx';
import { ChoiceCard } from '../choose/choice-card.tsx';
import { MethodName, MethodPromise } from './method-words.tsx';

/** What pays: a saved card, or what is asked for afterwards. */
export type PayChoice = SavedCard | WayToPay;

export const isSavedCard = (choice: PayChoice): choice is SavedCard => typeof choice === 'object';
export const methodOf = (choice: PayChoice): WayToPay => (isSavedCard(choice) ? 'card' : choice);

type MethodChoiceProps = {
  /** The saved cards stand first. */
  choices: readonly PayChoice[];
  chosen: PayChoice;
  who: ReactNode;
  onChoose: (choice: PayChoice) => void;
};

/** How the customer pays; nothing to choose where there is one way. */
export function MethodChoice({ choices, chosen, who, onChoose }: MethodChoiceProps) {
  const { t } = useLingui();
  if (choices.length < 2) return null;
  const hasCards = choices.some(isSavedCard);
  return (
    <fieldset aria-label={t`How do you want to pay?`} className="flex min-w-0 flex-col gap-2.5">
      <p aria-hidden className="text-s font-semibold text-ink-0">
        <Trans>How do you want to pay?</Trans>
      </p>
      {choices.map((choice) => (
        <ChoiceCard
          key={keyOf(choice)}
          name="method"
          value={keyOf(choice)}
          checked={keyOf(choice) === keyOf(chosen)}
          onChoose={() => onChoose(choice)}
        >
          <span className="block font-semibold text-ink-0">
            <ChoiceName choice={choice} hasCards={hasCards} />
          </span>
          <span className="block text-xs text-ink-1">
            <MethodPromise method={methodOf(choice)} who={who} />
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

const keyOf = (choice: PayChoice): string => (isSavedCard(choice) ? choice.id : choice);

function ChoiceName({ choice, hasCards }: { choice: PayChoice; hasCards: boolean }) {
  if (isSavedCard(choice)) return <CardName card={choice} />;
  return hasCards && choice === 'card' ? <Trans>Another card</Trans> : <MethodName method={choice} />;
}
