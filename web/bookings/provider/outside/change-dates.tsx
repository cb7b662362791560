import type { BookedDate, Package } from '@hirfa/contract/bookings';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import type { CallOptions } from '../../../kit/api-link.ts';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, FormDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCall } from '../../../ui/use-call.ts';
import { packageQuery } from '../../common/queries.ts';
import { ReasonField, useReason } from '../../common/reason-field.tsx';

type ChangeDatesProps = {
  /** The package. */
  id: string;
  dates: readonly BookedDate[];
  name: ReactNode;
  focusAfter: RefObject<HTMLElement | null>;
};

const CHANGED = msg`These dates have changed. You see them as they are now.`;
const REFUSALS = {
  slot_taken: msg`Within a week of these dates you have no free time. Please cancel them, or write to the customer.`,
};
const idsOf = (dates: readonly BookedDate[]) => dates.map(({ id }) => id);

/** Proposes other times for dates of a package: the nearest free ones of each. */
export function ProposeForDates({ id, dates, name, focusAfter }: ChangeDatesProps) {
  const { t } = useLingui();
  const { bookings } = useOrpc();
  const [isOpen, setOpen] = useState(false);
  const sent = idsOf(dates);
  const call = useChange(id, () => setOpen(false), {
    send: (options) => bookings.proposeForDates.call({ id, bookings: sent }, options),
    leftOf: (pack) =>
      pack.bookings.filter(({ booking }) => booking !== null && sent.includes(booking.id) && !booking.proposal_by)
        .length,
  });
  return (
    <ConfirmDialog
      title={t`Suggest other times?`}
      description={
        <Trans>
          For each date {name} gets up to three of your free times within a week of it, and accepts one or none. If
          there is no answer in time, within 24 hours at most, the date stays.
        </Trans>
      }
      focusAfter={focusAfter}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        call.reset();
      }}
      call={call}
      confirm={<Plural value={dates.length} one="Suggest for # date" other="Suggest for # dates" />}
      onConfirm={() => call.send()}
      trigger={
        <Button variant="secondary">
          <Trans>Suggest other times</Trans>
        </Button>
      }
    />
  );
}

/** Cancels dates of a package; their money goes back. */
export function CancelDates({ id, dates, name, focusAfter }: ChangeDatesProps) {
  const { t } = useLingui();
  const { bookings } = useOrpc();
  const [isOpen, setOpen] = useState(false);
  const rules = { hint: t`A few friendly words for the customer.`, required: true };
  const { field, check, clearProblem } = useReason(rules);
  const call = useChange(id, () => setOpen(false), {
    send: (options) => bookings.cancelDates.call({ id, bookings: idsOf(dates), reason: field.value.trim() }, options),
  });
  return (
    <FormDialog
      title={t`${plural(dates.length, { one: 'Cancel this date?', other: 'Cancel these dates?' })}`}
      description={
        <>
          <Plural value={dates.length} one="# date is cancelled." other="# dates are cancelled." />{' '}
          <Trans>
            {name} gets back what was paid for what you cancel, and reads your reason. You are paid nothing for it.
          </Trans>
        </>
      }
      focusAfter={focusAfter}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        clearProblem();
        call.reset();
      }}
      call={call}
      isDanger
      confirm={<Plural value={dates.length} one="Cancel # date" other="Cancel # dates" />}
      onConfirm={() => {
        if (check() !== null) call.send();
      }}
      trigger={
        <Button variant="quiet">
          <Plural value={dates.length} one="Cancel this date" other="Cancel these dates" />
        </Button>
      }
    >
      <ReasonField {...rules} {...field} />
    </FormDialog>
  );
}

interface Change {
  send: (options: { context: CallOptions }) => Promise<Package>;
  /** For how many dates nothing could be done. */
  leftOf?: (pack: Package) => number;
}

/** Sends a change of dates; where it is no longer possible, a toast says so, and they are read again. */
function useChange(id: string, done: () => void, { send, leftOf }: Change) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n, t } = useLingui();
  return useCall((_: void, options) => send(options), {
    once: true,
    refusals: REFUSALS,
    readAgain: [orpc.bookings.key()],
    onDone: (pack) => {
      queryClient.setQueryData(packageQuery(orpc, id).queryKey, pack);
      const left = leftOf?.(pack) ?? 0;
      if (left > 0) toast({ tone: 'warn', title: t`Near some dates you have no free time. They stay as they are.` });
      done();
    },
    onFailed: (error) => {
      if (codeOf(error) !== 'state_changed') return;
      toast({ tone: 'warn', title: i18n._(CHANGED) });
      done();
    },
  });
}
