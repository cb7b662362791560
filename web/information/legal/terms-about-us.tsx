import { LEAVING } from '@hirfa/domain/accounts';
import { WAITING_PROVIDERS } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';
import { type Part } from '../document.tsx';
import { OperatorLines, useOperator } from '../operator.tsx';
import { Days, Hours } from '../periods.tsx';

/** The partner of this agreement. */
function WhoWeAre() {
  const operator = useOperator();
  return (
    <>
      {operator && <OperatorLines of={operator} />}
      <p>
        <Trans>
          All ways to reach us are on our page of <ProseLink to="/contact">contact</ProseLink>.
        </Trans>
      </p>
    </>
  );
}

/** What Hirfa does and answers for, and how all of this ends or changes. */
export const TERMS_ABOUT_US: readonly Part[] = [
  { id: 'operator', name: msg`Who we are`, content: <WhoWeAre /> },
  {
    id: 'check',
    name: msg`How we check providers`,
    content: (
      <p>
        <Trans>
          A person of our team looks at every application and its documents, and answers within{' '}
          <Hours ms={WAITING_PROVIDERS.application.decidedWithinMs} />. “Verified” means that we have seen these
          documents. It is no promise of how a job turns out. What we look at is on our page about{' '}
          <ProseLink to="/safety">safety</ProseLink>.
        </Trans>
      </p>
    ),
  },
  {
    id: 'suspension',
    name: msg`Suspension`,
    content: (
      <p>
        <Trans>
          We can suspend an account or a provider that breaks these terms or is a danger for others. We say why, decide
          about every open booking, and customers get back what they have paid for jobs that do not happen. You can ask
          us to look at the decision again.
        </Trans>
      </p>
    ),
  },
  {
    id: 'liability',
    name: msg`What we answer for`,
    content: (
      <>
        <p>
          <Trans>
            The provider answers for the work, the customer for what they tell and for their place. We answer for what
            we do ourselves: the site, the check, the payment and our decisions.
          </Trans>
        </p>
        <p>
          <Trans>
            Nothing here takes away rights that the law gives you, among them those of the Consumer Protection Law (No.
            181 of 2018).
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'leaving',
    name: msg`Leaving`,
    content: (
      <p>
        <Trans>
          You can delete your account at any time. It ends <Days count={LEAVING.days} /> later, and not before your open
          bookings have ended; until then you can change your mind. What is deleted then, and what the law makes us
          keep, is in our <ProseLink to="/privacy">privacy policy</ProseLink>.
        </Trans>
      </p>
    ),
  },
  {
    id: 'changes',
    name: msg`Changes of these terms`,
    content: (
      <p>
        <Trans>
          The version and its date are at the top. If we change something that matters, we ask you once after you sign
          in. Bookings that were made before keep the terms of their day.
        </Trans>
      </p>
    ),
  },
  {
    id: 'law',
    name: msg`Law and complaints`,
    content: (
      <>
        <p>
          <Trans>
            Egyptian law applies. If something is not right, please <ProseLink to="/contact">write to us</ProseLink>{' '}
            first.
          </Trans>
        </p>
        <p>
          <Trans>
            You can always turn to the Consumer Protection Agency (hotline 19588) or to a court. If the English and the
            Arabic text differ, the Arabic one counts.
          </Trans>
        </p>
      </>
    ),
  },
];
