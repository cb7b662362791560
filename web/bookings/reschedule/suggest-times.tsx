import type { Booking, Slot } from '@hirfa/contract/bookings';
import { RESCHEDULE } from '@hirfa/domain/bookings';
import { formatDateTime } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { BookingTime } from '../common/booking-time.tsx';
import { isSame } from '../flow/choose/week/slot-week.ts';
import { OtherTimes } from './other-times.tsx';
import { useProposal } from './use-proposal.ts';

type SuggestTimesProps = { booking: Booking; /** The other side. */ name: ReactNode };

/** What a press could not do; the same may be pressed again. */
interface Problem {
  what: 'none' | 'full';
  nth: number;
}

/** Proposes up to three other times for a booking. */
export function SuggestTimes({ booking, name }: SuggestTimesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Slot[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const call = useProposal({ booking, proposal: null }, 'propose', () => change(false));

  function change(next: boolean) {
    setOpen(next);
    setChosen([]);
    setProblem(null);
    call.reset();
  }
  const say = (what: Problem['what']) => setProblem((before) => ({ what, nth: (before?.nth ?? 0) + 1 }));
  function toggle(slot: Slot) {
    const others = chosen.filter(({ starts_at }) => !isSame(starts_at, slot.starts_at));
    const isFull = others.length === chosen.length && chosen.length === RESCHEDULE.times;
    if (isFull) return say('full');
    setProblem(null);
    setChosen(others.length < chosen.length ? others : [...chosen, slot].toSorted(byStart));
  }
  function send() {
    if (chosen.length === 0) say('none');
    else call.send({ times: chosen.map(({ starts_at }) => starts_at) });
  }

  return (
    <FormDialog
      title={t`Suggest another time`}
      description={<Trans>Choose up to three times. The booking stays as it is until {name} accepts one.</Trans>}
      open={isOpen}
      onOpenChange={change}
      call={call}
      confirm={<Trans>Send the suggestion</Trans>}
      onConfirm={send}
      trigger={
        <Button variant="secondary" wide>
          <Trans>Suggest another time</Trans>
        </Button>
      }
    >
      <OtherTimes booking={booking} chosen={chosen} onToggle={toggle} />
      <Chosen chosen={chosen} onRemove={toggle} />
      {problem !== null && (
        <div key={problem.nth} ref={intoView}>
          <Notice tone="bad">
            {problem.what === 'none' ? (
              <Trans>Please choose a day and a time.</Trans>
            ) : (
              <Trans>These are three. Remove one to choose another.</Trans>
            )}
          </Notice>
        </div>
      )}
    </FormDialog>
  );
}

/** The times of a day may be longer than a screen. */
const intoView = (notice: Element | null) => notice?.scrollIntoView({ block: 'nearest' });

const byStart = (one: Slot, other: Slot) => Date.parse(one.starts_at) - Date.parse(other.starts_at);

/** The chosen times, which may be on other days than the one that is shown. */
function Chosen({ chosen, onRemove }: { chosen: readonly Slot[]; onRemove: (slot: Slot) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  function label({ starts_at }: Slot): string {
    const name = formatDateTime(new Date(starts_at), 'short-day-and-time', locale);
    return t`Remove: ${name}`;
  }
  return (
    <div aria-live="polite" className="empty:hidden">
      {chosen.length > 0 && (
        <ul aria-label={t`Chosen times`} className="flex flex-col gap-2 rounded-m bg-sand-1 px-4 py-2">
          {chosen.map((slot) => (
            <li
              key={slot.starts_at}
              className="flex items-center justify-between gap-3 text-s font-semibold text-ink-0"
            >
              <BookingTime {...slot} />
              <IconButton
                label={label(slot)}
                icon={<X aria-hidden />}
                className="-me-3"
                onClick={() => onRemove(slot)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
