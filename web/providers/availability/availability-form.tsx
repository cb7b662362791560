import type { Availability } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { useShownProblems } from '../onboarding/use-shown-problems.ts';
import { FormSection } from '../profile/form-section.tsx';
import { SaveBar } from '../profile/save-bar.tsx';
import { BookableAside, BookableButton } from './bookable-days.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { type Booked, LeavesOut, useLeavesOut } from './leaves-out.tsx';
import { HoursProvider, useHoursForm } from './hours-context.ts';
import { bookableDays } from './hours-form.ts';
import { NightNotes } from './night-notes.tsx';
import { TemplateFields } from './template-fields.tsx';
import { TermFields } from './term-fields.tsx';
import { useHours } from './use-hours.ts';
import { WeekFields } from '../week/week-fields.tsx';

export type { Booked } from './leaves-out.tsx';

type AvailabilityFormProps = {
  stored: Availability;
  booked: Booked;
  /** The length of the job for which the preview is. */
  durationMinutes: number;
  /** A suspended provider reads the hours and changes nothing. */
  isSuspended: boolean;
};

/** The form of the working hours, and beside it what customers could book with them. */
export function AvailabilityForm({ stored, booked, durationMinutes, isSuspended }: AvailabilityFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [now] = useState(() => new Date());
  const { form, change, discard, isChanged, problems, save, today } = useHours(stored, now);
  const { shown, leave, tryStep } = useShownProblems(problems);
  const leavesOut = useLeavesOut(stored, booked);
  const busy = (stored.import?.busy ?? []).map(({ starts_at, ends_at }) => ({
    start: new Date(starts_at),
    end: new Date(ends_at),
  }));
  const hasImport = stored.import !== null;
  const preview = { days: bookableDays(form, { durationMinutes, now, busy }), durationMinutes, hasImport };

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    tryStep('hours');
    if (problems.length > 0) focusProblem(place.current);
    else if (isChanged && !save.isPending && !leavesOut.ask(form)) save.send(form);
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <HoursProvider value={{ form, change, shown, today }}>
        <form ref={place} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-10">
          <fieldset disabled={isSuspended} className="min-w-0">
            <div onBlur={leave} className="flex flex-col gap-12">
              <Sections />
            </div>
          </fieldset>
          {!isSuspended && (
            <SaveBar call={save} isChanged={isChanged} onDiscard={discard} preview={<BookableButton {...preview} />} />
          )}
        </form>
        <LeavesOut {...leavesOut} booked={booked} call={save} onSave={(done) => save.send(form, { onSuccess: done })} />
      </HoursProvider>
      <BookableAside {...preview} />
    </div>
  );
}

function Sections() {
  const { form, change, errorOf } = useHoursForm();
  return (
    <>
      <FormSection
        heading={<Trans>Every week</Trans>}
        lead={<Trans>For work past midnight, end at midnight and begin again on the next day at 12:00 AM.</Trans>}
      >
        <WeekFields hours={form.weekly} path="weekly" errorOf={errorOf} onChange={(weekly) => change({ weekly })} />
        <NightNotes />
      </FormSection>
      <FormSection
        heading={<Trans>Days off and extra hours</Trans>}
        lead={<Trans>For single days. Bookings that you have already stay as they are.</Trans>}
      >
        <ExceptionFields />
      </FormSection>
      <FormSection
        heading={<Trans>Ramadan, holidays and other periods</Trans>}
        lead={<Trans>These hours replace your ordinary ones for some days or weeks.</Trans>}
      >
        <TemplateFields />
      </FormSection>
      <FormSection heading={<Trans>How customers can book</Trans>}>
        <TermFields />
      </FormSection>
    </>
  );
}
