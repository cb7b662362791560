import { goesWith, NOTES_MAX } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useLanguage } from '../../../kit/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Agreed } from '../agreed.tsx';
import type { Choices } from '../choices.ts';
import { SecondVisitPromise } from '../../../ui/second-visit-promise.tsx';
import { PaymentSteps } from '../payment-steps.tsx';
import { ServiceList } from '../../common/service-list.tsx';
import { CodeField } from './code-field.tsx';
import { PackageTimes } from './package-times.tsx';
import { type Plan, promiseOf } from './plan.ts';
import { PlanPrice, usePlanPrice } from './plan-price.tsx';

type ReviewStepProps = {
  plan: Plan;
  onChoose: (choices: Choices) => void;
  /** Goes to where another service is added. */
  onMore: () => void;
};

/** The review before paying: notes for the provider, the price lines on small screens, and what happens next. */
export function ReviewStep({ plan, onChoose, onMore }: ReviewStepProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { provider, choices } = plan;
  const price = usePlanPrice(plan).data;
  if (provider === null || choices.slot === null) return null;
  return (
    <div className="flex flex-col gap-6">
      {plan.others.length > 0 && <Services plan={plan} onMore={onMore} />}
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
      <p className="empty:hidden">
        <SecondVisitPromise days={promiseOf(plan)} />
      </p>
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

/** What is booked together, and the way to more of it: another length needs another look at the times. */
function Services({ plan, onMore }: Pick<ReviewStepProps, 'plan' | 'onMore'>) {
  const { card, also, others } = plan;
  const chosen = card === null ? [] : [card, ...also];
  return (
    <div className="flex flex-col items-start gap-3">
      {also.length > 0 && (
        <div className="self-stretch text-s font-semibold text-ink-0">
          <ServiceList
            services={chosen.map(({ id, base_price, duration_minutes, ...titles }) => ({
              ...titles,
              service_card_id: id,
              amount: base_price,
              minutes: duration_minutes,
            }))}
          />
        </div>
      )}
      {others.some((other) => goesWith(chosen, other)) && (
        <Button variant="secondary" onClick={onMore}>
          <Plus aria-hidden />
          <Trans>Add another service</Trans>
        </Button>
      )}
    </div>
  );
}
