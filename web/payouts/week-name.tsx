import { addDays, type Day, formatDays, startOfDay } from '@hirfa/domain/market';
import { useLocale } from '../kit/use-locale.ts';

/** The first and the last day of a week. */
export function WeekName({ week }: { week: Day }) {
  const days = formatDays(startOfDay(week), startOfDay(addDays(week, 6)), useLocale());
  return <bdi>{days}</bdi>;
}
