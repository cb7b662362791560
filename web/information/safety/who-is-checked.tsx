import { DOCUMENT, REQUIRED_DOCUMENTS, WAITING_PROVIDERS } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Days, Hours } from '../periods.tsx';

/** What our team sees of everybody who applies. */
const SEEN: Record<(typeof REQUIRED_DOCUMENTS)[number], ReactNode> = {
  national_id_front: <Trans>The front of the national ID, with photo and name.</Trans>,
  national_id_back: <Trans>Its back, with the date until which it is valid.</Trans>,
  proof_url: <Trans>A bill or a contract with the address, of the last three months.</Trans>,
};

/** Who is let in, and what “verified” means. */
export function WhoIsChecked() {
  return (
    <PageSection
      id="checked"
      heading={<Trans>Who is checked, and how</Trans>}
      lead={
        <Trans>
          Nobody is found on Hirfa before a person of our team has looked at their documents. That takes up to{' '}
          <Hours ms={WAITING_PROVIDERS.application.decidedWithinMs} />.
        </Trans>
      }
    >
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <Card className="p-5 sm:p-8">
          <h3 className="text-l font-semibold text-ink-0">
            <Trans>What everybody shows</Trans>
          </h3>
          <ul className="mt-4 flex flex-col gap-3">
            {REQUIRED_DOCUMENTS.map((kind) => (
              <Seen key={kind}>{SEEN[kind]}</Seen>
            ))}
            <Seen>
              <Trans>A mobile number, confirmed with a code.</Trans>
            </Seen>
          </ul>
        </Card>
        <Card className="p-5 sm:p-8">
          <h3 className="text-l font-semibold text-ink-0">
            <Trans>What shows their skill</Trans>
          </h3>
          <ul className="mt-4 flex flex-col gap-3">
            <Seen>
              <Trans>“Certified Professional”: a certificate, diploma or licence in what they do.</Trans>
            </Seen>
            <Seen>
              <Trans>Trades and firms: the licence to work in the trade, or the commercial register.</Trans>
            </Seen>
            <Seen>
              <Trans>“Passionate Hobbyist”: no proof of skill. You see it on their page.</Trans>
            </Seen>
          </ul>
        </Card>
      </div>
      <p className="mt-4 max-w-2xl text-s text-ink-2">
        <Trans>
          “Verified” says who somebody is, not how each job turns out. Documents are seen by our team only, each look is
          logged, and they are deleted <Days count={DOCUMENT.keptDays} /> after a rejection.
        </Trans>
      </p>
    </PageSection>
  );
}

function Seen({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3 text-ink-1">
      <FileText aria-hidden className="mt-1 size-4.5 shrink-0 text-clay-ink" />
      <span>{children}</span>
    </li>
  );
}
