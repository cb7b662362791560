import { Trans } from '@lingui/react/macro';
import CalendarArrowDown from 'lucide-react/icons/calendar-arrow-down';
import { useRef } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { ImportForm } from './import-form.tsx';
import { type Imported, ImportState } from './import-state.tsx';
import { Instructions } from './instructions.tsx';
import { useImport, useReadingResult } from './use-calendars.ts';

/** Another calendar of the provider, whose busy times nobody can book here. */
export function ImportCard({ stored }: { stored: Imported | null }) {
  const calls = useImport();
  const field = useRef<HTMLInputElement>(null);
  useReadingResult(stored !== null && stored.next_read_at === null);
  // The field says what is wrong with the address.
  const isAddress = codeOf(calls.read.error) === 'invalid_input';
  const refusal = isAddress ? undefined : (calls.read.refusal ?? calls.remove.refusal);
  return (
    <CalendarCard
      icon={<CalendarArrowDown aria-hidden />}
      heading={<Trans>Busy times from another calendar</Trans>}
      lead={
        <Trans>
          When you are busy there, nobody can book you here. We keep only from when to when, and nothing about what.
        </Trans>
      }
    >
      {stored !== null && <ImportState stored={stored} />}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <ImportForm stored={stored} calls={calls} field={field} />
      <WhereToFind />
    </CalendarCard>
  );
}

function WhereToFind() {
  return (
    <Instructions
      heading={<Trans>Where do I find the address?</Trans>}
      steps={[
        {
          name: 'Google Calendar',
          text: (
            <Trans>
              On a computer: Settings, then your calendar, “Integrate calendar”, and “Secret address in iCal format”.
            </Trans>
          ),
        },
        {
          name: 'Apple',
          text: (
            <Trans>
              In Calendar on an iPhone: “Calendars”, then the “i” beside yours, switch on “Public Calendar”, and “Share
              Link”.
            </Trans>
          ),
        },
        {
          name: 'Outlook',
          text: (
            <Trans>
              On the web: Settings, “Calendar”, “Shared calendars”, “Publish a calendar”, and copy the ICS link.
            </Trans>
          ),
        },
      ]}
    />
  );
}
