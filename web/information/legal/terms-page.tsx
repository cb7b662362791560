import { Trans } from '@lingui/react/macro';
import { Document } from '../document.tsx';
import { InfoPage } from '../info-page.tsx';
import { TERMS_ABOUT_BOOKINGS } from './terms-about-bookings.tsx';
import { TERMS_ABOUT_PEOPLE } from './terms-about-people.tsx';
import { TERMS_ABOUT_US } from './terms-about-us.tsx';
import { Version } from './version.tsx';

/** What people agree to when they create an account. */
export function TermsPage() {
  return (
    <InfoPage
      heading={<Trans>Terms of use</Trans>}
      lead={
        <Trans>
          What customers, providers and Hirfa promise each other. The times and shares below are those that the site
          itself works with.
        </Trans>
      }
      first={<Version of="terms" />}
    >
      <Document parts={[...TERMS_ABOUT_PEOPLE, ...TERMS_ABOUT_BOOKINGS, ...TERMS_ABOUT_US]} />
    </InfoPage>
  );
}
