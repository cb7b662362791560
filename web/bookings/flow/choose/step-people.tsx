import { PEOPLE } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Choices } from '../choices.ts';
import { NumberStepper } from './number-stepper.tsx';
import { PeopleCount } from '../counts.tsx';

type PeopleStepProps = { choices: Choices; onChoose: (choices: Choices) => void };

/** The number of people, where groups are allowed. */
export function PeopleStep({ choices, onChoose }: PeopleStepProps) {
  const { t } = useLingui();
  const people = choices.people ?? 1;
  return (
    <div className="flex flex-col items-start gap-3">
      <NumberStepper
        label={t`People`}
        lessLabel={t`One person less`}
        moreLabel={t`One person more`}
        value={people}
        {...PEOPLE}
        onChange={(value) => onChoose({ ...choices, people: value })}
      >
        <PeopleCount count={people} />
      </NumberStepper>
      <p className="text-s text-ink-1">
        <Trans>The price stays the same for the whole group.</Trans>
      </p>
    </div>
  );
}
