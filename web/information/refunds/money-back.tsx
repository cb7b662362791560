import { BOOKING_TIMES, DISPUTE } from '@hirfa/domain/bookings';
import { REFUND_ARRIVES_DAYS } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { PageSection } from '../../ui/page-section.tsx';
import { Step, Steps } from '../../ui/steps.tsx';
import { ProseLink } from '../../ui/link.tsx';
import { Days, Hours } from '../periods.tsx';

/** How the money comes back, and what to do where the work was not right. */
export function MoneyBack() {
  return (
    <PageSection id="money" heading={<Trans>How the money comes back</Trans>}>
      <Steps>
        <Step number={1} name={<Trans>You cancel in “My bookings”</Trans>}>
          <Trans>
            Open the booking and press “Cancel the booking”. You see what comes back, and nothing happens before you
            agree.
          </Trans>
        </Step>
        <Step number={2} name={<Trans>We send it the way it came</Trans>}>
          <Trans>
            What was only held is released. What was charged goes back to the card or wallet that paid, and you see it
            there within <Days count={REFUND_ARRIVES_DAYS} />. A kiosk gives no cash back: you choose credit or a bank
            transfer.
          </Trans>
        </Step>
        <Step number={3} name={<Trans>If the work was not right</Trans>}>
          <Trans>
            Do not confirm the job: open <ProseLink to="/bookings">the booking</ProseLink> within{' '}
            <Hours ms={BOOKING_TIMES.settleAfterFinishMs} /> after it was finished, and report the problem. The provider
            gets <Hours ms={DISPUTE.answerMs} /> to answer, and we decide within <Hours ms={DISPUTE.decideMs} /> after
            that what comes back to you. Until then nothing is paid out.
          </Trans>
        </Step>
      </Steps>
    </PageSection>
  );
}
