import { toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../ui/money.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { AskUs, InfoPage } from '../info-page.tsx';
import { useExample } from '../example.ts';
import { LateCancellation } from './late-cancellation.tsx';
import { MoneyBack } from './money-back.tsx';
import { RefundCases } from './refund-cases.tsx';
import { RefundTimeline } from './refund-timeline.tsx';
import { StoppedPackages } from './stopped-packages.tsx';

/** What customers get back, and when, as the rules decide it (product decision: booking). */
export function RefundPage() {
  const total = <Money amount={toDecimal(useExample().lines.customer_total)} />;
  return (
    <InfoPage
      heading={<Trans>What you get back</Trans>}
      lead={
        <Trans>
          If a job does not happen, these rules say what you get back. Before you cancel, you always see the exact
          amount.
        </Trans>
      }
    >
      <PageSection
        id="cancel"
        heading={<Trans>If you cancel</Trans>}
        lead={
          <Trans>
            It depends on when. The amounts are those of a booking of {total}. If you pay the provider in cash when the
            job is done, nothing is paid before, and cancelling is free.
          </Trans>
        }
      >
        <RefundTimeline />
      </PageSection>
      <RefundCases />
      <StoppedPackages />
      <LateCancellation />
      <MoneyBack />
      <AskUs />
    </InfoPage>
  );
}
