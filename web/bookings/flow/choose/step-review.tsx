import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { PaymentSteps } from '../payment-steps.tsx';
import type { Plan } from './plan.ts';
import { PlanPrice, usePlanPrice } from './plan-price.tsx';

/** The review before paying: the price lines on small screens, and what happens next. */
export function ReviewStep({ plan }: { plan: Plan }) {
  const language = useLanguage();
  const { provider, choices } = plan;
  const price = usePlanPrice(plan).data;
  if (provider === null || choices.slot === null) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="rounded-m bg-sand-1 p-4 lg:hidden">
        <PlanPrice plan={plan} />
      </div>
      <PaymentSteps
        provider={textIn(provider, 'display_name', language)}
        startsAt={choices.slot.starts_at}
        price={price}
      />
      {choices.notes && (
        <div className="border-t border-sand-2 pt-4">
          <p className="text-xs text-ink-2">
            <Trans>Your notes</Trans>
          </p>
          <p dir="auto" className="mt-1 text-s whitespace-pre-line wrap-anywhere text-ink-0">
            {choices.notes}
          </p>
        </div>
      )}
    </div>
  );
}
