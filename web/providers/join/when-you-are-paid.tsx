import { Plural, Trans } from '@lingui/react/macro';
import { Step, Steps } from '../../ui/steps.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { HOURS } from './limits.ts';

/** From the customer's card to the provider (product decision: booking). */
export function WhenYouArePaid() {
  return (
    <PageSection id="paid" heading={<Trans>When you are paid</Trans>}>
      <Steps>
        <Step number={1} name={<Trans>You accept, the customer pays</Trans>}>
          <Trans>Their card is charged at that moment. You never have to ask for money.</Trans>
        </Step>
        <Step number={2} name={<Trans>You do the job, they confirm it</Trans>}>
          <Trans>
            Then the money is yours. If they say nothing, it is yours{' '}
            <Plural value={HOURS.untilSettled} one="# hour" other="# hours" /> after you finish, unless they have
            reported a problem.
          </Trans>
        </Step>
        <Step number={3} name={<Trans>To your account or wallet</Trans>}>
          <Trans>
            You name an Egyptian bank account or a mobile wallet. Your desk lists every job, our commission and your
            share.
          </Trans>
        </Step>
      </Steps>
    </PageSection>
  );
}
