import { addDays, type Day, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { DateTime } from '../date-time.tsx';

/** "Today", "Yesterday", or the date. */
export function DayName({ day, today }: { day: Day; today: Day }) {
  if (day === today) return <Trans>Today</Trans>;
  if (day === addDays(today, -1)) return <Trans>Yesterday</Trans>;
  return <DateTime at={startOfDay(day).toISOString()} form="day" />;
}
