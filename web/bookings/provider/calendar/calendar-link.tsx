import type { Day } from '@hirfa/domain/market';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import type { CalendarView } from './calendar-place.ts';

type CalendarLinkProps = {
  view: CalendarView;
  /** Today is not in the address, so that a page that stays open follows the days. */
  day: Day;
  today: Day;
  /** Shows the panel of a booking over the calendar. */
  openBooking?: string;
  isCurrent?: boolean;
  /** The name of an icon. */
  label?: string;
  /** What an abbreviation stands for; the name, if there is one. */
  tooltip?: string;
  className: string;
  children: ReactNode;
};

/** A link to a part of the calendar; the page stays where it is scrolled to. */
export function CalendarLink({
  view,
  day,
  today,
  openBooking,
  isCurrent = false,
  label,
  tooltip = label,
  className,
  children,
}: CalendarLinkProps) {
  return (
    <Link
      to="/provider/dashboard"
      search={{ tab: 'calendar', view, ...(day !== today && { day }), ...(openBooking && { openBooking }) }}
      resetScroll={false}
      activeProps={{ 'aria-current': isCurrent ? 'true' : undefined }}
      {...(isCurrent && { 'aria-current': 'true' as const })}
      {...(label && { 'aria-label': label })}
      {...(tooltip && { 'data-tooltip': tooltip })}
      className={className}
    >
      {children}
    </Link>
  );
}
