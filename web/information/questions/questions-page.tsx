import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { AskUs, InfoPage } from '../info-page.tsx';
import { ABOUT_ACCOUNTS } from './about-accounts.tsx';
import { AboutHirfa } from './about-hirfa.tsx';
import { FOR_CUSTOMERS } from './for-customers.tsx';
import { FOR_PROVIDERS } from './for-providers.tsx';
import { Questions } from './questions.tsx';
import { WhoRunsIt } from './who-runs-it.tsx';

/** Who runs Hirfa, and what customers and providers ask. 2.14 */
export function QuestionsPage() {
  return (
    <InfoPage
      heading={<Trans>Good hands, and how it works.</Trans>}
      lead={
        <Trans>
          Hirfa (حِرفة, “craft”) brings people who are good at something together with those who need it: lessons and
          crafts, repairs and cleaning, in Arabic and English.
        </Trans>
      }
      first={
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/services" size="l" className="max-sm:w-full">
            <Trans>Browse services</Trans>
          </ButtonLink>
          <ButtonLink to="/earnings" variant="secondary" size="l" className="max-sm:w-full">
            <Trans>Become a provider</Trans>
          </ButtonLink>
        </div>
      }
    >
      <AboutHirfa />
      <PageSection id="customers" heading={<Trans>For customers</Trans>}>
        <Questions items={FOR_CUSTOMERS} />
      </PageSection>
      <PageSection id="providers" heading={<Trans>For providers</Trans>}>
        <Questions items={FOR_PROVIDERS} />
      </PageSection>
      <PageSection id="account" heading={<Trans>Your account and your data</Trans>}>
        <Questions items={ABOUT_ACCOUNTS} />
      </PageSection>
      <WhoRunsIt />
      <AskUs />
    </InfoPage>
  );
}
