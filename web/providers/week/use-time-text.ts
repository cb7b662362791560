import type { Hours } from '@hirfa/domain/bookings';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../kit/use-locale.ts';
import { clockTime } from '../../ui/clock-time.ts';
import { MIDNIGHT } from './words.ts';

const DAY = 24 * 60;

/** Times of working hours in words: "9:00 AM", "Midnight", "9:00 AM – 5:00 PM". */
export function useTimeText() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const timeText = (minute: number) => (minute === DAY ? i18n._(MIDNIGHT) : clockTime(minute, locale));
  const rangeText = ({ from_minute, to_minute }: Hours) => `${timeText(from_minute)} – ${timeText(to_minute)}`;
  return { timeText, rangeText };
}
