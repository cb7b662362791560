import { type Day, formatDateTime, formatHours, startOfDay, textIn, addDays } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { useLocale } from '../../../kit/use-locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CustomerName } from '../../common/customer-name.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { type Look, lookOf } from './calendar-words.ts';
import type { Placed } from './placement.ts';
import type { Entry, Shown } from './shown-days.ts';

const box =
  'flex h-full overflow-hidden rounded-s text-start max-md:min-h-16 max-md:items-center max-md:gap-3 max-md:px-4 max-md:py-3 md:flex-col md:px-1.5 md:py-1 md:text-xs md:leading-[1.3] lg:px-2';

const LOOKS: Record<Look, { style: string; icon: ReactNode }> = {
  request: {
    style: 'border border-dashed border-clay bg-clay-soft text-clay-ink',
    icon: <Hourglass aria-hidden />,
  },
  job: { style: 'border-s-4 border-teal bg-job text-ink-0', icon: null },
  now: { style: 'border-s-4 border-ok bg-ok-soft text-ok', icon: <Play aria-hidden /> },
  done: { style: 'border border-sand-2 bg-sand-0 text-ink-1', icon: <Check aria-hidden /> },
};

type DayEntryProps = { entry: Placed<Entry>; day: Day; shown: Shown };

/** A block of the grid, and a row of the list on a phone: a booking opens its panel. */
export function DayEntry({ entry, day, shown }: DayEntryProps) {
  const { booking } = entry.item;
  if (booking === null) return <Busy entry={entry} day={day} shown={shown} />;
  return <BookingEntry entry={entry} day={day} shown={shown} booking={booking} />;
}

function BookingEntry({ entry, day, shown, booking }: DayEntryProps & { booking: NonNullable<Entry['booking']> }) {
  const { i18n } = useLingui();
  const { look, words } = lookOf(booking);
  const isShort = entry.to - entry.from < 60;
  const isDay = shown.view === 'day';
  return (
    <CalendarLink
      view={shown.view}
      day={shown.day}
      today={shown.today}
      openBooking={booking.id}
      className={classNames(box, LOOKS[look].style, isDay && 'md:text-s!', 'transition-shadow hover:shadow-1')}
    >
      <Time entry={entry} day={day} isNarrow={!isDay} />
      <span className={classNames('min-w-0 max-md:grow', isShort ? 'md:truncate' : 'md:flex md:flex-col')}>
        <span className="block font-semibold wrap-anywhere md:line-clamp-2 md:text-current max-md:text-ink-0">
          {textIn(booking, 'title', useLanguage())}
        </span>
        <span className="block *:block *:w-fit *:max-w-full *:truncate max-md:text-s">
          <CustomerName booking={booking} />
        </span>
        <span className={classNames('block text-xs font-medium', !isDay && 'md:sr-only')}>{i18n._(words)}</span>
      </span>
      <span className="shrink-0 md:absolute md:end-2 md:bottom-1.5 [&_svg]:size-4 md:[&_svg]:size-3.5">
        {LOOKS[look].icon}
      </span>
    </CalendarLink>
  );
}

function Busy({ entry, day, shown }: DayEntryProps) {
  return (
    <div className={classNames(box, 'busy-lines border border-sand-2 text-ink-1')}>
      <Time entry={entry} day={day} isNarrow={shown.view !== 'day'} />
      <span className="font-medium">
        <Trans>Busy elsewhere</Trans>
      </span>
    </div>
  );
}

/** From when to when; on narrow columns, its beginning. */
function Time({ entry, day, isNarrow }: { entry: Placed<Entry>; day: Day; isNarrow: boolean }) {
  const locale = useLocale();
  const { start, end } = entry.item.time;
  if (start <= startOfDay(day) && end >= startOfDay(addDays(day, 1)))
    return (
      <span className="shrink-0 max-md:w-20 max-md:text-s">
        <Trans>All day</Trans>
      </span>
    );
  const [from, until] = [start, end].map((at) => formatDateTime(at, 'time', locale));
  const hasTwoLines = entry.to - entry.from >= 90;
  return (
    <span className={classNames('shrink-0 tabular-nums max-md:w-20 max-md:text-s', !hasTwoLines && 'md:truncate')}>
      <span className="flex flex-col md:hidden">
        <bdi className="font-semibold">{from}</bdi>
        <span className="sr-only">–</span>
        <bdi className="text-xs">{until}</bdi>
      </span>
      {isNarrow && <bdi className="hidden md:max-lg:inline">{from}</bdi>}
      <bdi className={isNarrow ? 'max-lg:hidden' : 'max-md:hidden'}>{formatHours(start, end, locale)}</bdi>
    </span>
  );
}
