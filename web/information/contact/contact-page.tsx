import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import Headset from 'lucide-react/icons/headset';
import Store from 'lucide-react/icons/store';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { InfoPage } from '../info-page.tsx';
import { OperatorLines } from '../operator.tsx';
import { contactQuery } from '../queries.ts';
import { AnswersFirst } from './answers-first.tsx';
import { Hours } from './hours.tsx';

/** The ways to a person. */
export function ContactPage() {
  const { hours, operator } = useSuspenseQuery(contactQuery(useOrpc())).data;
  return (
    <InfoPage
      heading={<Trans>Contact</Trans>}
      lead={<Trans>A person of our team answers you, and can look at your booking with you.</Trans>}
    >
      <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4">
        <Card raised className="p-5 sm:p-8 md:only:col-span-2 md:only:max-w-3xl">
          <span className="inline-flex size-12 items-center justify-center rounded-m bg-clay-soft text-clay-ink">
            <Headset aria-hidden className="size-6" />
          </span>
          <h2 className="mt-4 section-text">
            <Trans>Live support</Trans>
          </h2>
          <p className="mt-2 text-ink-1">
            <Trans>
              The quickest way, for everything about a booking, a payment or your account. Outside of these hours you
              can write, too: we answer when we are back.
            </Trans>
          </p>
          <Hours hours={hours} />
          <ButtonLink to="/support" size="l" className="mt-6 max-sm:w-full">
            <Trans>Write to support</Trans>
          </ButtonLink>
        </Card>
        {operator !== null && (
          <Card className="p-5 sm:p-8">
            <span className="inline-flex size-12 items-center justify-center rounded-m bg-clay-soft text-clay-ink">
              <Store aria-hidden className="size-6" />
            </span>
            <h2 className="mt-4 mb-4 section-text">
              <Trans>Who runs Hirfa</Trans>
            </h2>
            <OperatorLines of={operator} />
          </Card>
        )}
      </div>
      <PageSection id="answers" heading={<Trans>Often the answer is here already</Trans>}>
        <AnswersFirst />
      </PageSection>
    </InfoPage>
  );
}
