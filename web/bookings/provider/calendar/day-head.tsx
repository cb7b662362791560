import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { useLocale } from '../../../kit/use-locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CalendarLink } from './calendar-link.tsx';
import { hoursText, templateName } from './calendar-words.ts';
import type { Shown, ShownDay } from './shown-days.ts';

type DayHeadProps = { shown: Shown; each: ShownDay; isWeek: boolean; isLoading: boolean };

/** The name of a day, with its hours, and what is special about it. */
export function DayHead({ shown, each, isWeek, isLoading }: DayHeadProps) {
  return (
    <div
      className={classNames(
        'max-md:mb-3 md:flex md:flex-col md:border-b md:border-sand-2 md:p-2',
        isWeek ? 'md:items-center md:text-center' : 'md:px-4 md:py-3',
      )}
    >
      {isWeek && <DayName shown={shown} each={each} />}
      <p className={classNames('min-h-[1lh] text-s text-ink-1', isWeek && 'md:sr-only')}>
        {!isLoading && <HoursOf each={each} />}
      </p>
      <Notes each={each} />
    </div>
  );
}

function DayName({ shown: { today }, each }: { shown: Shown; each: ShownDay }) {
  const locale = useLocale();
  const at = startOfDay(each.day);
  const full = formatDateTime(at, 'day', locale);
  return (
    <h3>
      <span className="card-text md:hidden">{full}</span>
      <CalendarLink
        view="day"
        day={each.day}
        today={today}
        tooltip={full}
        className="hidden min-h-11 min-w-11 flex-col items-center rounded-s text-ink-0 hover:bg-sand-1 md:inline-flex"
      >
        <span className="sr-only">{full}</span>
        <span aria-hidden className="text-xs font-normal text-ink-1">
          {formatDateTime(at, 'weekday', locale)}
        </span>
        <span
          aria-hidden
          className={classNames(
            'inline-flex size-8 items-center justify-center rounded-full leading-none font-semibold tracking-normal',
            each.day === today && 'bg-teal text-sand-0',
          )}
        >
          {formatDateTime(at, 'day-of-month', locale)}
        </span>
      </CalendarLink>
    </h3>
  );
}

/** "9:00 AM – 1:00 PM, 3:00 – 6:00 PM" */
function HoursOf({ each: { hours, is_day_off } }: { each: ShownDay }) {
  const locale = useLocale();
  if (hours.length === 0) return is_day_off ? null : <Trans>No working hours</Trans>;
  return (
    <>
      <Trans>Working hours:</Trans>{' '}
      {hours.map((each, index) => (
        <span key={each.from_minute}>
          {index > 0 && (locale === 'en' ? ', ' : '، ')}
          <bdi className="whitespace-nowrap">{hoursText(each, locale)}</bdi>
        </span>
      ))}
    </>
  );
}

function Notes({ each: { is_day_off, template } }: { each: ShownDay }) {
  const { i18n } = useLingui();
  const name = templateName(template ?? { kind: 'other', name_en: '', name_ar: '' }, useLanguage());
  return (
    <div className="flex flex-wrap gap-1 text-xs empty:hidden max-md:mt-1 md:justify-center">
      {is_day_off && (
        <span className="text-ink-1">
          <Trans>Day off</Trans>
        </span>
      )}
      {template && (
        <bdi className="rounded-full bg-clay-soft px-2 font-medium text-clay-ink">
          {typeof name === 'string' ? name : i18n._(name)}
        </bdi>
      )}
    </div>
  );
}
