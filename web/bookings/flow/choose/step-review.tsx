import { NOTES_MAX } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Agreed } from '../agreed.tsx';
import type { Choices } from '../choices.ts';
import { PaymentSteps } from '../payment-steps.tsx';
import { CodeField } from './code-field.tsx';
import { PackageTimes } from './package-times.tsx';
import type { Plan } from './plan.ts';
import { PlanPrice, usePlanPrice } from './plan-price.tsx';

type ReviewStepProps = { plan: Plan; onChoose: (choices: Choices) => void };

/** The review before paying: notes for the provider, the price lines on small screens, and what happens next. */
export function ReviewStep({ plan, onChoose }: ReviewStepProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { provider, choices } = plan;
  const price = usePlanPrice(plan).data;
  if (provider === null || choices.slot === null) return null;
  return (
    <div className="flex flex-col gap-6">
      <TextArea
        label={t`Notes (optional)`}
        name="notes"
        rows={3}
        hint={<Trans>What should they know or bring? Please leave phone numbers out.</Trans>}
        value={choices.notes}
        maxLength={NOTES_MAX}
        onChange={(event) => onChoose({ ...choices, notes: event.target.value })}
      />
      {plan.isSignedIn && choices.package === null && <CodeField plan={plan} onChoose={onChoose} />}
      <PackageTimes plan={plan} />
      <div className="rounded-m bg-sand-1 p-4 lg:hidden">
        <PlanPrice plan={plan} />
      </div>
      <PaymentSteps
        provider={textIn(provider, 'display_name', language)}
        startsAt={choices.slot.starts_at}
        price={price}
        isPackage={choices.package !== null}
      />
      <Agreed />
    </div>
  );
}
