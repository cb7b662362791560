import type { AdminBooking } from '@hirfa/contract/bookings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { amountNow, codeOf } from '../../kit/error-code.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { usePressKey } from '../../kit/use-press-key.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { anyBookingQuery } from '../queries.ts';

type CancelOption = AdminBooking['cancel_options'][number];

export type Override =
  | ({ verb: 'cancel'; reason: string } & Pick<CancelOption, 'left' | 'refund'>)
  | { verb: 'start'; reason: string };

const DONE: Record<Override['verb'], MessageDescriptor> = {
  cancel: msg`The booking is cancelled.`,
  start: msg`The job is started.`,
};

const WHY_NOT: Record<string, MessageDescriptor> = {
  state_changed: msg`The booking has changed. You see it as it is now.`,
  own_profile: msg`This is a booking of your own. Another admin decides about it.`,
  admin_required: msg`You are no longer an admin.`,
  invalid_input: msg`Please check the reason.`,
};
const AMOUNT_CHANGED = msg`The amount has changed. Nothing was done: please look at it and decide again.`;

function send({ admin }: Orpc, id: string, given: Override, idempotencyKey: string): Promise<AdminBooking> {
  const options = { context: { idempotencyKey } };
  const { reason } = given;
  return given.verb === 'start'
    ? admin.startAnyBooking.call({ id, reason }, options)
    : admin.cancelAnyBooking.call({ id, reason, left: given.left, refund: given.refund }, options);
}

/** Decides about a booking; the answer replaces what the page shows. One that is refused is read again. */
export function useOverride(id: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n, t } = useLingui();
  const { queryKey } = anyBookingQuery(orpc, id);
  const { keyFor, answered } = usePressKey();
  const { mutate, isPending } = useMutation({
    mutationFn: (given: Override) => send(orpc, id, given, keyFor(given)),
    onSuccess: (booking, { verb }) => {
      answered();
      toast({ tone: 'ok', title: i18n._(DONE[verb]) });
      queryClient.setQueryData<AdminBooking>(queryKey, booking);
      void queryClient.invalidateQueries({ queryKey: orpc.admin.listAllBookings.key() });
    },
    onError: (problem) => {
      if (codeOf(problem) !== '') answered();
      const why = amountNow(problem) === null ? WHY_NOT[codeOf(problem)] : AMOUNT_CHANGED;
      toast({ tone: 'bad', title: t`Nothing was changed.`, text: i18n._(why ?? msg`Please try again.`) });
      if (codeOf(problem) !== '') return queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    decide: (given: Override, onDone: () => void) => !isPending && mutate(given, { onSuccess: onDone }),
    isPending,
  };
}
