import type { WeeklyHours } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { weekdayName } from '../../ui/clock-time.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { copyHours, WEEKDAYS } from './week-hours.ts';

type CopyDayProps = {
  hours: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
  name: string;
  weekday: number;
};

/** Gives the hours of one weekday to others. */
export function CopyDay({ name, hours, weekday, onChange }: CopyDayProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const others = WEEKDAYS.filter((each) => each !== weekday);
  function copy() {
    onChange(copyHours(hours, weekday, chosen));
    setOpen(false);
  }
  return (
    <Dialog
      title={t`Copy the hours of ${name}`}
      description={<Trans>The days that you choose get the same hours, instead of those they have.</Trans>}
      open={isOpen}
      onOpenChange={(open) => {
        setChosen([]);
        setOpen(open);
      }}
      trigger={
        <Button variant="quiet" className="px-2!">
          <Copy aria-hidden />
          <Trans>Copy to other days</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
      }
      actions={
        <Button disabled={chosen.length === 0} onClick={copy}>
          <Trans>Copy hours</Trans>
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-x-4">
        <div className="col-span-2 border-b border-sand-2">
          <Checkbox
            label={<Trans>All days</Trans>}
            checked={chosen.length === others.length}
            onChange={(event) => setChosen(event.target.checked ? others : [])}
          />
        </div>
        {others.map((each) => (
          <Checkbox
            key={each}
            label={weekdayName(each, locale)}
            checked={chosen.includes(each)}
            onChange={() => setChosen(chosen.includes(each) ? chosen.filter((day) => day !== each) : [...chosen, each])}
          />
        ))}
      </div>
    </Dialog>
  );
}
