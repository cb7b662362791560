import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../kit/use-locale.ts';
import { formatDuration } from './durations.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/** "14 minutes left", in whole minutes that are left. */
export function Countdown({ until }: { until: string }) {
  const locale = useLocale();
  const ms = Date.parse(until) - useNow(5000).getTime();
  if (ms <= 0) return <Trans>Time is up</Trans>;
  if (ms < MINUTE_MS) return <Trans>Less than a minute left</Trans>;
  const left = formatDuration(Math.floor(ms / MINUTE_MS) * MINUTE_MS, locale);
  return <Trans>{left} left</Trans>;
}
