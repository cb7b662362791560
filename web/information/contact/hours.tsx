import type { Contact } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../kit/use-locale.ts';
import { clockTime, weekdayName } from '../../ui/clock-time.ts';
import { stretchesOf } from './stretches.ts';

/** When the team answers, with the days that follow each other together. */
export function Hours({ hours: { weekdays, from_minute, to_minute } }: Pick<Contact, 'hours'>) {
  const locale = useLocale();
  const [from, to] = [clockTime(from_minute, locale), clockTime(to_minute, locale)];
  return (
    <div className="mt-5 rounded-m bg-sand-1 px-5 py-4 text-s">
      <dl className="flex flex-col gap-2">
        {stretchesOf(weekdays).map(([first, last]) => (
          <div key={first} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
            <dt className="text-ink-1">
              {first === last ? (
                weekdayName(first, locale)
              ) : (
                <Trans>
                  {weekdayName(first, locale)} to {weekdayName(last, locale)}
                </Trans>
              )}
            </dt>
            <dd className="font-semibold text-ink-0">
              <bdi>{from}</bdi> – <bdi>{to}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-2">
        <Trans>Cairo time</Trans>
      </p>
    </div>
  );
}
