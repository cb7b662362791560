import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../../ui/link.tsx';
import type { ShownDay } from './shown-days.ts';

type HoursNoteProps = { days: readonly ShownDay[]; isLoading: boolean; isSuspended: boolean };

/** What the shading means, and the way to the hours, which is the next step where there are none. */
export function HoursNote({ days, isLoading, isSuspended }: HoursNoteProps) {
  if (isSuspended) return null;
  const isClosed = !isLoading && days.every(({ hours }) => hours.length === 0);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-xs text-ink-1">
      {isClosed ? (
        <Trans>You have no working hours here, so nobody can book you.</Trans>
      ) : (
        <span>
          <Trans>Customers book you within your working hours.</Trans>{' '}
          <span className="max-md:hidden">
            <Trans>The rest is shaded.</Trans>
          </span>
        </span>
      )}
      <TextLink to="/provider/availability">
        {isClosed ? <Trans>Set your hours</Trans> : <Trans>Change your hours</Trans>}
      </TextLink>
    </p>
  );
}
