import type { Hours, WeeklyHours } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { weekdayName } from '../../ui/clock-time.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BareSwitch } from '../../ui/fields/switch.tsx';
import { CopyDay } from './copy-day.tsx';
import { HOURS_PER_DAY, nextHours, WEEKDAYS, withDay } from './week-hours.ts';
import { TimeRange } from './time-range.tsx';
import { useTimeText } from './use-time-text.ts';

type WeekFieldsProps = {
  hours: readonly WeeklyHours[];
  /** The path of the hours in the form. */
  path: string;
  onChange: (hours: WeeklyHours[]) => void;
  /** What is wrong with the field of a path. */
  errorOf: (field: string) => string | undefined;
};

/**
 * The hours of each weekday, from Sunday: a line each, below which they are edited. `isWithin`: a card around them has
 * the same insets. 9.17
 */
export function WeekFields({ isWithin = false, ...week }: WeekFieldsProps & { isWithin?: boolean }) {
  return (
    <div
      className={classNames(
        'flex flex-col divide-y divide-sand-2 border-sand-2',
        isWithin ? '-mx-3 border-y sm:-mx-4' : 'rounded-m border bg-card',
      )}
    >
      {WEEKDAYS.map((weekday) => (
        <WeekdayFields key={weekday} {...week} weekday={weekday} />
      ))}
    </div>
  );
}

type WeekdayProps = WeekFieldsProps & { weekday: number };

/** Hours that are wrong stay open. */
function WeekdayFields(week: WeekdayProps) {
  const { hours, path, errorOf, weekday } = week;
  const id = useId();
  const name = weekdayName(weekday, useLocale());
  const [isWanted, setWanted] = useState(false);
  const own = hours.flatMap((each, index) => (each.weekday === weekday ? { each, index } : []));
  const isWrong = own.some(({ index }) => errorOf(`${path}.${index}`) !== undefined);
  const isOpen = own.length > 0 && (isWanted || isWrong);
  return (
    <fieldset data-rows className="min-w-0 px-3 sm:px-4">
      <legend className="sr-only">{name}</legend>
      <DayLine
        {...week}
        id={id}
        name={name}
        ranges={own.map(({ each }) => each)}
        isOpen={isOpen}
        onOpen={() => setWanted(!isOpen)}
      />
      {isOpen && (
        <div id={`${id}-hours`} className="flex flex-col gap-3 pb-3 sm:ps-32">
          <DayHours {...week} name={name} own={own} />
        </div>
      )}
    </fieldset>
  );
}

type DayLineProps = WeekdayProps & {
  id: string;
  name: string;
  ranges: readonly Hours[];
  isOpen: boolean;
  onOpen: () => void;
};

/** The name of the day, its hours, and the switch that closes it; a day that is opened again has the hours it had. */
function DayLine({ id, name, ranges, hours, weekday, onChange, isOpen, onOpen }: DayLineProps) {
  const { rangeText } = useTimeText();
  const [before, setBefore] = useState<readonly Hours[]>([]);
  function turn(isOn: boolean) {
    if (!isOn) setBefore(ranges);
    onChange(withDay(hours, weekday, !isOn ? [] : before.length > 0 ? before : [nextHours([])]));
  }
  return (
    <div className="flex items-center gap-2 py-1.5 sm:gap-4">
      <label
        htmlFor={id}
        className="flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center text-s font-semibold text-ink-0 sm:w-28"
      >
        {name}
      </label>
      {ranges.length === 0 ? (
        <p className="grow text-end text-s text-ink-2 sm:text-start">
          <Trans>Closed</Trans>
        </p>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-hours` : undefined}
          onClick={onOpen}
          className="flex min-h-11 min-w-0 grow items-center justify-end gap-1.5 rounded-s text-end text-xs text-ink-0 tabular-nums hover:bg-sand-1 sm:justify-start sm:text-start sm:text-s"
        >
          <span className="sr-only">
            <Trans>Change the hours of {name}</Trans>:{' '}
          </span>
          <span className="underline-offset-4 max-sm:underline max-sm:decoration-field-line">
            {ranges.map((range, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                <bdi className="whitespace-nowrap">{rangeText(range)}</bdi>
              </span>
            ))}
          </span>
          {/* On a phone, the line below the hours says that they can be changed. */}
          <Pencil aria-hidden className="size-3.5 shrink-0 text-ink-2 max-sm:hidden" />
        </button>
      )}
      <BareSwitch id={id} checked={ranges.length > 0} onCheckedChange={turn} />
    </div>
  );
}

type DayHoursProps = WeekdayProps & { name: string; own: readonly { each: Hours; index: number }[] };

/** The hours of a day, with what adds, removes and copies them. */
function DayHours({ hours, path, onChange, errorOf, weekday, name, own }: DayHoursProps) {
  const { t } = useLingui();
  return (
    <>
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
            onClick={() => onChange([...hours, { weekday, ...nextHours(own.map((row) => row.each)) }])}
          >
            <Plus aria-hidden />
            <Trans>Add hours</Trans>
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        <CopyDay name={name} hours={hours} weekday={weekday} onChange={onChange} />
      </div>
    </>
  );
}
