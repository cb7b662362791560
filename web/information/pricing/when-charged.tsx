import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { METHOD_RULES } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { PageSection } from '../../ui/page-section.tsx';
import { Step, Steps } from '../../ui/steps.tsx';
import { Hours, Minutes } from '../periods.tsx';

/** From the card to the charge (product decision: booking). */
export function WhenCharged() {
  return (
    <PageSection id="charged" heading={<Trans>When your card is charged</Trans>}>
      <Steps>
        <Step number={1} name={<Trans>You pay, and we only hold it</Trans>}>
          <Trans>
            The time is yours for <Minutes ms={BOOKING_TIMES.holdMs} /> while you pay. The amount is held on your card,
            and not taken.
          </Trans>
        </Step>
        <Step number={2} name={<Trans>The provider answers</Trans>}>
          <Trans>
            Within <Hours ms={BOOKING_TIMES.respondMs} />, and sooner where the job starts soon. If they decline or do
            not answer, the whole amount is released.
          </Trans>
        </Step>
        <Step number={3} name={<Trans>Accepted: now you are charged</Trans>}>
          <Trans>
            Only now is your card charged. The provider’s part is theirs once the job is done and you have confirmed it.
          </Trans>
        </Step>
      </Steps>
      <p className="mt-4 max-w-2xl text-s text-ink-2">
        <Trans>
          A mobile wallet cannot hold money. Where you can pay with one, it is charged at once, and the whole amount
          goes back to it if the provider does not accept.
        </Trans>
      </p>
      <p className="mt-2 max-w-2xl text-s text-ink-2">
        <Trans>
          Where you can pay in cash at a kiosk, you get a reference for{' '}
          <Hours ms={METHOD_RULES.kiosk.pay_within_ms ?? 0} />, and the provider is asked once the cash is there. A
          kiosk gives no cash back: what goes back to you is credit or a bank transfer, as you choose.
        </Trans>
      </p>
      <p className="mt-2 max-w-2xl text-s text-ink-2">
        <Trans>
          Some providers take cash when the job is done. Then nothing is paid before, and the price stays the same.
        </Trans>
      </p>
    </PageSection>
  );
}
