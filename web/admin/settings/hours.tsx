import type { HoursSetting } from '@hirfa/contract/support';
import type { Settings } from '@hirfa/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { clockTime, weekdayName } from '../../ui/clock-time.ts';
import { Button } from '../../ui/button.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { phasesOf } from './phases.ts';
import { SettingRow, SettingRows } from './setting-rows.tsx';
import { useSettingChange } from './use-setting-change.ts';

/** When support answers, with the dates; hours that do not hold yet can be taken back. */
export function Hours({ settings: { hours, default_hours }, readAt }: { settings: Settings; readAt: number }) {
  const { t } = useLingui();
  const [isOpen, open] = useState(false);
  const phases = phasesOf(hours, () => '', readAt);
  const removal = useSettingChange(
    (admin, id: string) => admin.removeHours.call({ id }),
    () => undefined,
  );
  const hasBegun = hours.some(({ id }) => phases.get(id) === 'now');
  return (
    <section aria-labelledby="hours" className="flex flex-col gap-4">
      <h2 id="hours" className="text-l font-semibold text-ink-0">
        <Trans>Hours of support</Trans>
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => open(true)}>
          <Trans>Change the hours</Trans>
        </Button>
        <ListFileButton list={{ table: 'hours' }} label={t`Hours of support`} />
      </div>
      <SettingRows>
        {hours.map((each) => (
          <SettingRow
            key={each.id}
            title={<Days hours={each} />}
            more={<Times hours={each} />}
            holdsFrom={each.holds_from}
            phase={phases.get(each.id) ?? 'past'}
          >
            {phases.get(each.id) === 'coming' && (
              <Button variant="secondary" pending={removal.isPending} onClick={() => removal.change(each.id)}>
                <Trans context="settings">Take it back</Trans>
              </Button>
            )}
          </SettingRow>
        ))}
        <SettingRow
          title={<Days hours={default_hours} />}
          more={<Times hours={default_hours} />}
          holdsFrom={null}
          phase={hasBegun ? 'past' : 'now'}
        />
      </SettingRows>
      {isOpen && <HoursDialog first={hours[0] ?? default_hours} onClose={() => open(false)} />}
    </section>
  );
}

type HoursProps = { hours: Omit<HoursSetting, 'id' | 'holds_from'> };

function Days({ hours: { weekdays } }: HoursProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const names = weekdays.toSorted().map((weekday) => weekdayName(weekday, locale));
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
}

function Times({ hours: { from_minute, to_minute } }: HoursProps) {
  const locale = useLocale();
  return (
    <bdi>
      {clockTime(from_minute, locale)} – {clockTime(to_minute, locale)}
    </bdi>
  );
}
