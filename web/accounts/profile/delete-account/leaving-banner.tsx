import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { When } from '../../../ui/when.tsx';
import { deletionQuery } from '../queries.ts';
import { useStay } from './use-stay.ts';

/** While an account waits for its end: until when, and the button that keeps it. */
export function LeavingBanner() {
  const { data } = useQuery(deletionQuery(useOrpc()));
  const stay = useStay();
  if (!data?.ends_at) return null;
  const day = (
    <strong>
      <When at={data.ends_at} form="day" />
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
      <Button variant="secondary" pending={stay.isPending} onClick={() => stay.mutate({})} className="max-sm:w-full">
        <Trans>Keep my account</Trans>
      </Button>
    </section>
  );
}
