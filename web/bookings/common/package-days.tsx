import type { Booking, Package } from '@hirfa/contract/bookings';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { packageQuery } from './queries.ts';

/** What still fits in a line of a list. */
const MOST_NAMED = 6;

/** The days of a package that is not accepted yet, in one line: all of four, the last one of many. */
export function PackageDays({ booking }: { booking: Pick<Booking, 'package'> }) {
  const id = booking.package?.is_whole === true ? booking.package.id : null;
  const { data } = useQuery({ ...packageQuery(useOrpc(), id ?? ''), enabled: id !== null });
  if (id === null || data === undefined) return null;
  return <Days bookings={data.bookings} />;
}

function Days({ bookings }: Pick<Package, 'bookings'>) {
  const { i18n } = useLingui();
  const last = bookings.at(-1);
  if (last === undefined) return null;
  const until = <DateTime at={last.starts_at} form="whole-date" />;
  if (bookings.length > MOST_NAMED) return <Trans>Every week until {until}</Trans>;
  const between = i18n.locale === 'ar' ? '، ' : ', ';
  return bookings.map(({ number, starts_at }, index) => (
    <span key={number}>
      {index > 0 && between}
      <span className="whitespace-nowrap">
        <DateTime at={starts_at} form="short-date" />
      </span>
    </span>
  ));
}
