import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Document } from '../document.tsx';
import { InfoPage } from '../info-page.tsx';
import { Version } from '../legal/version.tsx';
import { InYourBrowser } from './in-your-browser.tsx';
import { ALL_KINDS, StoredData } from './stored-data.tsx';
import { InShort, Responsible, Services, WhoSees, YourRights } from './privacy-texts.tsx';

/** What is stored about people, and for how long. */
export function PrivacyPage() {
  return (
    <InfoPage
      heading={<Trans>Your data</Trans>}
      lead={
        <Trans>
          What we store about you, for what and for how long, who sees it, and how you take it with you or have it
          deleted.
        </Trans>
      }
      first={<Version of="privacy" />}
    >
      <Document
        parts={[
          { id: 'short', name: msg`In short`, content: <InShort /> },
          { id: 'stored', name: msg`What we store`, content: <StoredData kinds={ALL_KINDS} /> },
          { id: 'who', name: msg`Who sees what`, content: <WhoSees /> },
          { id: 'services', name: msg`Services that work for us`, content: <Services /> },
          { id: 'browser', name: msg`Cookies and your browser`, content: <InYourBrowser /> },
          { id: 'responsible', name: msg`Who is responsible`, content: <Responsible /> },
          { id: 'rights', name: msg`Your rights`, content: <YourRights /> },
        ]}
      />
    </InfoPage>
  );
}
