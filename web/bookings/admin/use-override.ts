import type { AdminBooking } from '@hirfa/contract/bookings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import type { CallOptions } from '../../kit/api-link.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
import { anyBookingQuery } from './queries.ts';

type CancelOption = AdminBooking['cancel_options'][number];

export type Override =
  | ({ verb: 'cancel'; reason: string } & Pick<CancelOption, 'left' | 'refund'>)
  | { verb: 'start' | 'allow_visit'; reason: string };

const DONE: Record<Override['verb'], MessageDescriptor> = {
  cancel: msg`The booking is cancelled.`,
  start: msg`The job is started.`,
  allow_visit: msg`The customer can ask for the free visit again.`,
};

const REFUSALS = {
  state_changed: msg`This booking has changed. You see it as it is now.`,
  own_profile: msg`This is a booking of your own. Another admin decides about it.`,
  invalid_input: msg`Please check the reason.`,
};

function send({ admin }: Orpc, id: string, given: Override, options: { context: CallOptions }): Promise<AdminBooking> {
  const { reason } = given;
  switch (given.verb) {
    case 'start':
      return admin.startAnyBooking.call({ id, reason }, options);
    case 'allow_visit':
      return admin.allowSecondVisit.call({ id, reason }, options);
    case 'cancel':
      return admin.cancelAnyBooking.call({ id, reason, left: given.left, refund: given.refund }, options);
  }
}

/** Decides about a booking; the answer replaces what the page shows. One that is refused is read again. */
export function useOverride(id: string) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n, t } = useLingui();
  const { queryKey } = anyBookingQuery(orpc, id);
  const call = useCall((given: Override, options) => send(orpc, id, given, options), {
    once: true,
    done: (_, { verb }) => i18n._(DONE[verb]),
    failed: t`Nothing was changed.`,
    refusals: REFUSALS,
    onDone: (booking) => {
      queryClient.setQueryData<AdminBooking>(queryKey, booking);
      void queryClient.invalidateQueries({ queryKey: orpc.admin.listAllBookings.key() });
    },
    onFailed: (error) => codeOf(error) !== '' && queryClient.invalidateQueries({ queryKey }),
  });
  return {
    decide: (given: Override, onDone: () => void) => !call.isPending && call.send(given, { onSuccess: onDone }),
    isPending: call.isPending,
  };
}
