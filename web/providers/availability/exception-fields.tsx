import { addDays } from '@hirfa/domain/market';
import { AVAILABILITY_LIMITS } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { HoursDayField } from './hours-day-field.tsx';
import { useHoursForm } from './hours-context.ts';
import { removeRow } from '../week/remove-row.ts';
import { TimeRange } from '../week/time-range.tsx';
import { nextHours } from '../week/week-hours.ts';
import { type Exception, freeDay } from './hours-form.ts';

/** Days on which the provider does not work, and hours in addition to those of a day. */
export function ExceptionFields() {
  const { form, change, today } = useHoursForm();
  const { exceptions } = form;
  const isFull = exceptions.length >= AVAILABILITY_LIMITS.exceptions;
  const day = freeDay(addDays(today, 1), (each) => exceptions.some((exception) => exception.day === each));
  const add = (exception: Exception) => change({ exceptions: [...exceptions, exception] });
  return (
    <div data-rows className="flex flex-col gap-4">
      {exceptions.length > 0 && (
        <ul className="flex flex-col divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
          {exceptions.map((exception, index) => (
            <li key={index} data-row className="p-3 sm:p-4">
              <ExceptionRow exception={exception} index={index} />
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button variant="secondary" onClick={() => add({ kind: 'off', day })}>
            <CalendarOff aria-hidden />
            <Trans>Add a day off</Trans>
          </Button>
          <Button variant="secondary" onClick={() => add({ kind: 'hours', day, ...nextHours([]) })}>
            <CalendarPlus aria-hidden />
            <Trans>Add extra hours</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function ExceptionRow({ exception, index }: { exception: Exception; index: number }) {
  const { t } = useLingui();
  const { form, change, errorOf } = useHoursForm();
  const field = `exceptions.${index}`;
  const set = (changed: Exception) => change({ exceptions: form.exceptions.with(index, changed) });
  const remove = () => change({ exceptions: form.exceptions.toSpliced(index, 1) });
  const isOff = exception.kind === 'off';
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 sm:grid sm:grid-cols-2 sm:items-start sm:gap-4">
      <legend className="sr-only">{isOff ? <Trans>Day off</Trans> : <Trans>Extra hours</Trans>}</legend>
      <div className="flex min-w-0 items-start gap-2 sm:contents">
        <div className="min-w-0 grow">
          <HoursDayField
            label={isOff ? t`Day off` : t`Day with extra hours`}
            value={exception.day}
            field={`${field}.day`}
            onChange={(day) => set({ ...exception, day })}
          />
        </div>
        {isOff && (
          <IconButton
            label={t`Remove this day off`}
            icon={<Trash2 aria-hidden />}
            className="mt-7 sm:justify-self-end"
            onClick={({ currentTarget }) => removeRow(currentTarget, remove)}
          />
        )}
      </div>
      {!isOff && (
        <TimeRange
          hours={exception}
          field={field}
          error={errorOf(field)}
          onChange={(hours) => set({ ...exception, ...hours })}
          removeLabel={t`Remove these extra hours`}
          onRemove={remove}
        />
      )}
    </fieldset>
  );
}
