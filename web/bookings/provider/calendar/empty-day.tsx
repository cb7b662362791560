import { Trans } from '@lingui/react/macro';
import type { ShownDay } from './shown-days.ts';

/** A day without anything: in words on a phone, where there is no grid. */
export function EmptyDay({ each }: { each: ShownDay }) {
  return (
    <p className="rounded-m border border-dashed border-sand-2 px-5 py-6 text-center text-s text-ink-1 md:sr-only">
      {each.is_day_off && each.hours.length === 0 ? (
        <Trans>You have this day off.</Trans>
      ) : (
        <Trans>No jobs on this day.</Trans>
      )}
    </p>
  );
}
