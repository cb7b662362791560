import { Plural, Trans } from '@lingui/react/macro';
import { Step, Steps } from '../../ui/steps.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { HOURS } from './limits.ts';

/** From the form to the first booking. */
export function UntilApproved() {
  return (
    <PageSection id="approval" heading={<Trans>How long it takes</Trans>}>
      <Steps>
        <Step number={1} name={<Trans>You apply in fifteen minutes</Trans>}>
          <Trans>What you type is saved. You can go on later, and on another device.</Trans>
        </Step>
        <Step
          number={2}
          name={
            <Trans>
              We answer within <Plural value={HOURS.untilApproved} one="# hour" other="# hours" />
            </Trans>
          }
        >
          <Trans>
            Somebody of our team checks every application. If something is missing, we say what, and you send it again.
          </Trans>
        </Step>
        <Step number={3} name={<Trans>Customers book you</Trans>}>
          <Trans>
            Once you are approved, customers find you and send requests. You accept or decline each of them.
          </Trans>
        </Step>
      </Steps>
    </PageSection>
  );
}
