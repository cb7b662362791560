import type { WayToPay } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChoiceCard } from '../choose/choice-card.tsx';
import { MethodName, MethodPromise } from './method-words.tsx';

type MethodChoiceProps = {
  methods: readonly WayToPay[];
  chosen: WayToPay;
  who: ReactNode;
  onChoose: (method: WayToPay) => void;
};

/** How the customer pays; nothing to choose where there is one way. */
export function MethodChoice({ methods, chosen, who, onChoose }: MethodChoiceProps) {
  const { t } = useLingui();
  if (methods.length < 2) return null;
  return (
    <fieldset aria-label={t`How do you want to pay?`} className="flex min-w-0 flex-col gap-2.5">
      <p aria-hidden className="text-s font-semibold text-ink-0">
        <Trans>How do you want to pay?</Trans>
      </p>
      {methods.map((method) => (
        <ChoiceCard
          key={method}
          name="method"
          value={method}
          checked={method === chosen}
          onChoose={() => onChoose(method)}
        >
          <span className="block font-semibold text-ink-0">
            <MethodName method={method} />
          </span>
          <span className="block text-xs text-ink-1">
            <MethodPromise method={method} who={who} />
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
