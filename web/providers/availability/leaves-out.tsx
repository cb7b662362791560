import type { BookedDate } from '@hirfa/contract/bookings';
import type { WorkingHours } from '@hirfa/domain/bookings';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** What is booked of the provider, for the question whether new hours leave some of it out. */
export interface Booked {
  /** The booked dates that some hours leave out. */
  outsideOf: (hours: WorkingHours) => BookedDate[];
  /** A list of them, and the part of the page in which they are changed, with its heading. */
  list: (dates: readonly BookedDate[]) => ReactNode;
  outside: ReactNode;
  heading: RefObject<HTMLElement | null>;
}

/** The booked dates that new hours leave out, once somebody wants to save these; the stored hours do not. */
export function useLeavesOut(stored: WorkingHours, { outsideOf, heading }: Booked) {
  const [dates, setDates] = useState<readonly BookedDate[]>([]);
  const [timesSaved, setTimesSaved] = useState(0);
  const leadToThem = useEffectEvent(() => heading.current?.focus());
  useEffect(() => {
    if (timesSaved > 0) leadToThem();
  }, [timesSaved]);
  return {
    dates,
    /** Whether the person is asked first. */
    ask(hours: WorkingHours): boolean {
      const before = new Set(outsideOf(stored).map(({ id }) => id));
      const found = outsideOf(hours).filter(({ id }) => !before.has(id));
      setDates(found);
      return found.length > 0;
    },
    close: () => setDates([]),
    saved() {
      setDates([]);
      setTimesSaved((times) => times + 1);
    },
  };
}

type LeavesOutProps = Omit<ReturnType<typeof useLeavesOut>, 'ask'> & {
  booked: Booked;
  call: { isPending: boolean; refusal: string | undefined };
  onSave: (done: () => void) => void;
};

/** Before hours are saved that leave out booked dates: which, and that they stay booked. */
export function LeavesOut({ dates, close, saved, booked, call, onSave }: LeavesOutProps) {
  const { t } = useLingui();
  if (dates.length === 0) return null;
  return (
    <ConfirmDialog
      title={t`Booked outside the new hours`}
      description={
        <Trans>
          They stay booked. After you save, you can suggest other times for them. You can also cancel them: the customer
          then gets the money for them back in full.
        </Trans>
      }
      open
      onOpenChange={close}
      focusAfter={booked.heading}
      call={call}
      confirm={<Trans>Save the hours</Trans>}
      keep={<Trans>Back to the hours</Trans>}
      onConfirm={() => onSave(saved)}
    >
      <p className="text-s font-semibold text-ink-0">
        <Plural value={dates.length} one="# booked date:" other="# booked dates:" />
      </p>
      {booked.list(dates)}
    </ConfirmDialog>
  );
}
