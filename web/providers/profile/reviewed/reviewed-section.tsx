import type { ChangeRequest, DocumentBrief, OwnApplication } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSession } from '../../../kit/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { formCopyOf } from '../../onboarding/draft/local-copy.ts';
import { FormSection } from '../form-section.tsx';
import { LastAnswer } from './last-answer.tsx';
import { OpenRequest } from './open-request.tsx';
import { PresentValues } from './present-values.tsx';
import { RequestForm } from './request-form.tsx';

export interface ChangeRequestState {
  change_request: ChangeRequest | null;
  documents: DocumentBrief[];
}

type ReviewedSectionProps = { application: OwnApplication; request: ChangeRequestState };

/** What was verified: as it is, what was asked, and the form that asks for a change. */
export function ReviewedSection({ application, request }: ReviewedSectionProps) {
  const { change_request, documents } = request;
  const session = useSession();
  const [asking, setAsking] = useState<'no' | 'again' | 'pressed'>(() => {
    const isBegun = documents.length > 0 || formCopyOf('change-request', session().userId()).read() !== null;
    return isBegun ? 'again' : 'no';
  });
  const place = useRef<HTMLDivElement>(null);
  const isAsking = asking !== 'no';
  const isOpen = change_request?.status === 'open';
  function close() {
    setAsking('no');
    // The button that was pressed is gone.
    place.current?.focus();
  }
  return (
    <FormSection
      heading={<Trans>Name, type and documents</Trans>}
      lead={<Trans>We check a change of these first. Until then customers see what stands here.</Trans>}
    >
      <PresentValues application={application} />
      <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none empty:-mb-6" aria-live="polite">
        {isOpen ? (
          <OpenRequest
            request={change_request}
            documents={documents}
            present={application.form}
            onWithdrawn={() => place.current?.focus()}
          />
        ) : (
          <>
            {change_request && !isAsking && <LastAnswer request={change_request} />}
            {!isAsking && (
              <Button variant="secondary" className="self-start max-sm:w-full" onClick={() => setAsking('pressed')}>
                <Trans>Ask for a change</Trans>
              </Button>
            )}
          </>
        )}
      </div>
      {isAsking && !isOpen && (
        <RequestForm
          application={application}
          documents={documents}
          takesFocus={asking === 'pressed'}
          onClose={close}
        />
      )}
    </FormSection>
  );
}
