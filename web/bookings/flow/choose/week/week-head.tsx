import { type Day, startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { DateTime } from '../../../../ui/date-time.tsx';

type WeekHeadProps = { first: Day; last: Day; isFirst: boolean; isLast: boolean; onTurn: (by: 1 | -1) => void };

/** The shown seven days, with buttons for the days before and after. */
export function WeekHead({ first, last, isFirst, isLast, onTurn }: WeekHeadProps) {
  const { t } = useLingui();
  const from = <DateTime at={startOfDay(first).toISOString()} form="date" />;
  const to = <DateTime at={startOfDay(last).toISOString()} form="date" />;
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton
        label={t`Earlier days`}
        icon={<ChevronLeft aria-hidden className="rtl:-scale-x-100" />}
        disabled={isFirst}
        onClick={() => onTurn(-1)}
      />
      <p aria-live="polite" className="text-center text-s font-semibold text-ink-0">
        <Trans>
          {from} – {to}
        </Trans>
      </p>
      <IconButton
        label={t`Later days`}
        icon={<ChevronRight aria-hidden className="rtl:-scale-x-100" />}
        disabled={isLast}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
