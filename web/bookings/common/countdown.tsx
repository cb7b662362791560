import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../kit/use-locale.ts';
import { formatDuration } from './durations.ts';
import { useNow } from './use-now.ts';

/** "14 minutes left" */
export function Countdown({ until }: { until: string }) {
  const locale = useLocale();
  const ms = Date.parse(until) - useNow(5000).getTime();
  if (ms <= 0) return <Trans>Time is up</Trans>;
  const left = formatDuration(ms, locale);
  return <Trans>{left} left</Trans>;
}
