import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { useMemo } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { clockTime } from '../../ui/clock-time.ts';
import { useHoursForm } from './hours-context.ts';
import { changedNights, type ChangedNight, workedNights } from './hours-form.ts';

/** What happens on nights on which the clock changes while the provider works. */
export function NightNotes() {
  const { form, today } = useHoursForm();
  const nights = useMemo(() => changedNights(today), [today]);
  const worked = workedNights(form, nights);
  if (worked.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-s text-ink-1">
      {worked.map((night) => (
        <li key={night.day} className="flex items-start gap-2">
          <Clock aria-hidden className="mt-[.2em] size-4.5 shrink-0" />
          <span>
            <NightNote {...night} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function NightNote({ day, kind, from_minute, to_minute }: ChangedNight) {
  const locale = useLocale();
  const date = <bdi>{formatDateTime(startOfDay(day), 'day', locale)}</bdi>;
  const from = <bdi>{clockTime(from_minute, locale)}</bdi>;
  const until = <bdi>{to_minute === 24 * 60 ? <Trans>midnight</Trans> : clockTime(to_minute, locale)}</bdi>;
  if (kind === 'skipped')
    return (
      <Trans>
        Summer time begins on {date}: the clock jumps from {from} to {until}, so you work that hour less.
      </Trans>
    );
  return (
    <Trans>
      Summer time ends on {date}: the hour from {from} to {until} comes twice, and your hours include both. Customers
      begin in the first of them.
    </Trans>
  );
}
