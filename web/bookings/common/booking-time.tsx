import type { Booking } from '@hirfa/contract/bookings';
import { addDays, cairoDay, formatHours, formatMoment, MARKET_ZONE } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../kit/use-locale.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Dotted } from '../../ui/lines/dotted.tsx';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

type Times = Pick<Booking, 'starts_at' | 'ends_at'>;

/** "Today", "Tomorrow", or "Saturday, 28 November". */
function DayWords({ at }: { at: string }) {
  const { t } = useLingui();
  const day = cairoDay(new Date(at));
  const today = cairoDay(useNow(MINUTE_MS));
  if (day === today) return <time dateTime={at}>{t`Today`}</time>;
  if (day === addDays(today, 1)) return <time dateTime={at}>{t`Tomorrow`}</time>;
  return <DateTime at={at} form="day" />;
}

/** An instant within a sentence: "2:00 PM today", "2:00 PM tomorrow", or with its date. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="[unicode-bidi:isolate]">
      {formatMoment(new Date(at), useNow(MINUTE_MS), useLocale())}
    </time>
  );
}

/** "10:00–11:30 AM", read in the direction of the page. */
function HoursWords({ starts_at, ends_at }: Times) {
  return <span className="whitespace-nowrap">{formatHours(new Date(starts_at), new Date(ends_at), useLocale())}</span>;
}

/** Day and hours, with dots between them; adds "Cairo time" where the device has another time zone. */
export function BookingTime({ starts_at, ends_at }: Times) {
  return (
    <Dotted>
      <DayWords at={starts_at} /> <HoursWords starts_at={starts_at} ends_at={ends_at} />
      {deviceDiffers(starts_at) && (
        <span className="font-normal text-ink-2">
          <Trans>Cairo time</Trans>
        </span>
      )}
    </Dotted>
  );
}

const clockOf = (at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    new Date(at),
  );

function deviceDiffers(at: string): boolean {
  return clockOf(at) !== clockOf(at, MARKET_ZONE);
}
