import { Trans } from '@lingui/react/macro';
import { DateTime } from '../ui/date-time.tsx';

/** "Next free: Fri 27 Nov, 6:00 PM"; brief, only screen readers have the first two words. */
export function NextFree({ at, isBrief = false }: { at: string; isBrief?: boolean }) {
  const start = <DateTime at={at} form="short-day-and-time" />;
  if (!isBrief) return <Trans>Next free: {start}</Trans>;
  return (
    <span>
      <span className="sr-only">
        <Trans>Next free:</Trans>{' '}
      </span>
      {start}
    </span>
  );
}
