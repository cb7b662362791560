import { type RefundCase, refundIn } from '@hirfa/domain/bookings';
import { toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { useExample } from '../example.ts';
import { CASE_WORDS } from './case-words.tsx';

/** The other ways in which a booking ends early, and what the customer gets back in each. */
export function RefundCases() {
  return (
    <PageSection id="cases" heading={<Trans>In all other cases</Trans>}>
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
        <Group name={<Trans>Because of the provider</Trans>} cases={['declined', 'unanswered', 'provider_cancels']} />
        <Group name={<Trans>On the day</Trans>} cases={['provider_absent', 'customer_absent', 'under_way']} />
      </div>
    </PageSection>
  );
}

function Group({ name, cases }: { name: ReactNode; cases: readonly (keyof typeof CASE_WORDS)[] }) {
  return (
    <Card className="p-5 sm:p-8">
      <h3 className="text-l font-semibold text-ink-0">{name}</h3>
      <dl className="mt-2 divide-y divide-sand-2">
        {cases.map((each) => (
          <div key={each} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4 last:pb-0">
            <dt className="min-w-0 grow basis-56 text-ink-1">{CASE_WORDS[each]}</dt>
            <dd className="font-semibold">
              <Refund of={each} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Refund({ of }: { of: RefundCase }) {
  const { lines, rates } = useExample();
  const refund = refundIn(of, lines, rates);
  if (refund === null)
    return (
      <span className="text-ink-0">
        <Trans>A part, or everything</Trans>
      </span>
    );
  if (refund === lines.customer_total)
    return (
      <span className="text-ok">
        <Trans context="refund">Everything</Trans>
      </span>
    );
  return (
    <span className="text-warn">
      <Money amount={toDecimal(refund)} />
    </span>
  );
}
