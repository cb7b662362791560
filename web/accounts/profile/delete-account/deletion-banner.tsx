import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { deletionQuery } from '../queries.ts';
import { useCancelDeletion } from './use-cancel-deletion.ts';

/** Shown while a deletion is requested: its time, and the button that cancels it. */
export function DeletionBanner() {
  const { data } = useQuery(deletionQuery(useOrpc()));
  const cancelDeletion = useCancelDeletion();
  if (!data?.ends_at) return null;
  const day = (
    <strong>
      <DateTime at={data.ends_at} form="day-and-time" />
    </strong>
  );
  return (
    <section
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-m bg-warn-soft px-5 py-4 text-warn"
    >
      <CalendarClock aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">
          <Trans>Your account will be deleted on {day}.</Trans>
        </p>
        <p className="text-s">
          <Trans>Until then everything works as usual, and you can change your mind.</Trans>
        </p>
      </div>
      <Button
        variant="secondary"
        pending={cancelDeletion.isPending}
        onClick={() => cancelDeletion.send()}
        className="max-sm:w-full"
      >
        <Trans>Keep my account</Trans>
      </Button>
    </section>
  );
}
