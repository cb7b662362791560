import type { WeeklyHours } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { weekdayName } from '../../ui/clock-time.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { copyHours, HOURS_PER_DAY, nextHours } from './week-hours.ts';
import { TimeRange } from './time-range.tsx';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

type WeekFieldsProps = {
  hours: readonly WeeklyHours[];
  /** The path of the hours in the form. */
  path: string;
  onChange: (hours: WeeklyHours[]) => void;
  /** What is wrong with the field of a path. */
  errorOf: (field: string) => string | undefined;
};

/** The hours of each weekday, from Sunday. 9.17 */
export function WeekFields(week: WeekFieldsProps) {
  return (
    <div className="flex flex-col divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
      {WEEKDAYS.map((weekday) => (
        <WeekdayFields key={weekday} {...week} weekday={weekday} />
      ))}
    </div>
  );
}

function WeekdayFields({ hours, path, onChange, errorOf, weekday }: WeekFieldsProps & { weekday: number }) {
  const { t } = useLingui();
  const name = weekdayName(weekday, useLocale());
  const own = hours.flatMap((each, index) => (each.weekday === weekday ? { each, index } : []));
  const ranges = own.map(({ each }) => each);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 p-3 sm:grid sm:p-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-4">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden className="font-semibold text-ink-0 sm:pt-0">
        {name}
      </p>
      <div data-rows className="flex min-w-0 flex-col gap-3">
        {own.length === 0 && (
          <p className="text-s text-ink-2">
            <Trans>Closed</Trans>
          </p>
        )}
        {own.map(({ each, index }, position) => (
          <TimeRange
            key={index}
            hours={each}
            field={`${path}.${index}`}
            error={errorOf(`${path}.${index}`)}
            onChange={(changed) => onChange(hours.with(index, { ...changed, weekday }))}
            removeLabel={t`Remove hours ${position + 1} of ${name}`}
            onRemove={() => onChange(hours.toSpliced(index, 1))}
          />
        ))}
        <div className="-ms-2 flex flex-wrap gap-x-1">
          {own.length < HOURS_PER_DAY && (
            <Button
              variant="quiet"
              className="px-2!"
              onClick={() => onChange([...hours, { weekday, ...nextHours(ranges) }])}
            >
              <Plus aria-hidden />
              <Trans>Add hours</Trans>
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          {own.length > 0 && <CopyDay name={name} hours={hours} weekday={weekday} onChange={onChange} />}
        </div>
      </div>
    </fieldset>
  );
}

type CopyDayProps = Pick<WeekFieldsProps, 'hours' | 'onChange'> & { name: string; weekday: number };

/** Gives the hours of one weekday to others. */
function CopyDay({ name, hours, weekday, onChange }: CopyDayProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const others = WEEKDAYS.filter((each) => each !== weekday);
  function copy() {
    onChange(copyHours(hours, weekday, chosen));
    setOpen(false);
  }
  return (
    <Dialog
      title={t`Copy the hours of ${name}`}
      description={<Trans>The days that you choose get the same hours, instead of those they have.</Trans>}
      open={isOpen}
      onOpenChange={(open) => {
        setChosen([]);
        setOpen(open);
      }}
      trigger={
        <Button variant="quiet" className="px-2!">
          <Copy aria-hidden />
          <Trans>Copy to other days</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
      }
      actions={
        <Button disabled={chosen.length === 0} onClick={copy}>
          <Trans>Copy hours</Trans>
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-x-4">
        <div className="col-span-2 border-b border-sand-2">
          <Checkbox
            label={<Trans>All days</Trans>}
            checked={chosen.length === others.length}
            onChange={(event) => setChosen(event.target.checked ? others : [])}
          />
        </div>
        {others.map((each) => (
          <Checkbox
            key={each}
            label={weekdayName(each, locale)}
            checked={chosen.includes(each)}
            onChange={() => setChosen(chosen.includes(each) ? chosen.filter((day) => day !== each) : [...chosen, each])}
          />
        ))}
      </div>
    </Dialog>
  );
}
