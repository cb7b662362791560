import type { EarningsWeek } from '@hirfa/contract/bookings';
import { cairoDay, type Day, weekOf } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNow } from '../../common/use-now.ts';
import { WeekName } from './week-name.tsx';
import { WholeMoney } from './whole-money.tsx';

/** On a phone, the number of jobs is hidden. */
const cell =
  'figure-column px-1.5 py-1 whitespace-nowrap first:ps-3 last:pe-3 max-[26rem]:nth-3:pe-3 sm:px-4 sm:first:ps-4 sm:last:pe-4';
/** Arabic heads have two words, and break between them. */
const head = `${cell} bg-sand-1 py-2.5 align-bottom font-semibold whitespace-normal! text-ink-0`;

type WeeksTableProps = {
  weeks: readonly EarningsWeek[];
  chosen: Day;
  /** The id of the part of the page that shows the jobs of the chosen week. */
  jobsId: string;
  onChoose: (week: Day) => void;
};

/** The earnings of each week, the newest first; a press shows the jobs of a week. */
export function WeeksTable({ weeks, chosen, jobsId, onChoose }: WeeksTableProps) {
  const { t } = useLingui();
  const now = weekOf(cairoDay(useNow()));
  return (
    <div className="min-w-0 overflow-hidden rounded-m border border-sand-2 bg-card text-xs">
      <table className="w-full border-separate border-spacing-0 tabular-nums">
        <caption className="sr-only">{t`Earnings by week`}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-start!`}>
              <Trans>Week</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans context="earnings">Settled</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans context="earnings">Pending</Trans>
            </th>
            <th scope="col" className={`${head} max-[26rem]:hidden`}>
              <Trans context="earnings">Jobs</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <Row
              key={week.week}
              week={week}
              isNow={week.week === now}
              isChosen={week.week === chosen}
              jobsId={jobsId}
              onChoose={() => onChoose(week.week)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { week: EarningsWeek; isNow: boolean; isChosen: boolean; jobsId: string; onChoose: () => void };

function Row({ week, isNow, isChosen, jobsId, onChoose }: RowProps) {
  const { i18n } = useLingui();
  const line = `${cell} border-t border-sand-2`;
  return (
    <tr
      className={`relative ${isChosen ? 'bg-sand-1' : 'hover:bg-sand-1'} ${week.jobs === 0 ? 'text-ink-2' : 'text-ink-0'}`}
    >
      <th scope="row" className={`${line} text-start! font-medium whitespace-normal!`}>
        <button
          type="button"
          aria-pressed={isChosen}
          aria-controls={jobsId}
          onClick={onChoose}
          className={`flex min-h-11 w-full flex-col justify-center rounded-s text-start after:absolute after:inset-0 ${isChosen ? 'font-bold' : ''}`}
        >
          <WeekName week={week.week} />
          {isNow && (
            <span className="text-[.75rem] font-normal text-clay-ink">
              <Trans>This week</Trans>
            </span>
          )}
        </button>
      </th>
      <td className={line}>
        <WholeMoney amount={week.settled} />
      </td>
      <td className={line}>
        <WholeMoney amount={week.pending} />
      </td>
      <td className={`${line} max-[26rem]:hidden`}>{i18n.number(week.jobs)}</td>
    </tr>
  );
}
