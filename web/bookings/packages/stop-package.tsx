import type { Package } from '@hirfa/contract/bookings';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { amountNow, codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';
import { packageQuery } from '../common/queries.ts';
import { stageOf } from '../facts/facts.ts';

type Preview = { bookings: number; refund: string; left: number };

type StopPackageProps = {
  pack: Package;
  /** Receives the focus once there is nothing to stop any more. */
  focusAfter: RefObject<HTMLElement | null>;
};

const CHANGED = msg`This package has changed. You see it as it is now.`;

/** Ends what is left of a package; the dialog says before how many bookings end, and what goes back. */
export function StopPackage({ pack, focusAfter }: StopPackageProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Preview | null>(null);
  const call = useStop(pack.id, () => setOpened(null));
  if (pack.stop === null && opened === null) return null;
  const now = pack.stop === null ? null : { ...pack.stop, left: openOf(pack) - pack.stop.bookings };
  // An amount never changes under the pointer: only after the server has refused the one that was shown.
  const hasMoved = amountNow(call.error) !== null;
  const shown = (hasMoved ? (now ?? opened) : (opened ?? now)) ?? null;
  if (shown === null) return null;
  return (
    <ConfirmDialog
      title={t`Stop this package?`}
      description={<WhatStops preview={shown} />}
      focusAfter={focusAfter}
      open={opened !== null}
      onOpenChange={(isOpen) => {
        setOpened(isOpen ? now : null);
        call.reset();
      }}
      confirm={t`Stop the package`}
      keep={t({ message: 'Keep it', context: 'a package' })}
      isDanger
      call={{ isPending: call.isPending, refusal: isOver(call.error) ? undefined : call.refusal }}
      onConfirm={() => {
        setOpened(shown);
        call.send({ refund: shown.refund });
      }}
      trigger={
        <Button variant="secondary" wide>
          <Trans>Stop the package</Trans>
        </Button>
      }
    />
  );
}

/** The bookings that are neither over nor cancelled. */
const openOf = ({ bookings }: Package) =>
  bookings.filter(({ booking }) => booking !== null && !['cancelled', 'settled'].includes(stageOf(booking))).length;

function WhatStops({ preview: { bookings, refund, left } }: { preview: Preview }) {
  const back = <Money amount={refund} piastres />;
  return (
    <>
      <span className="block font-semibold text-ink-0">
        <Plural value={bookings} one="# meeting is cancelled." other="# meetings are cancelled." />{' '}
        <Trans>You get {back} back.</Trans>
      </span>
      <span className="mt-2 block">
        {left > 0 && (
          <>
            <Plural value={left} one="# meeting stays booked." other="# meetings stay booked." />{' '}
          </>
        )}
        <Trans>This cannot be undone.</Trans>
      </span>
    </>
  );
}

function useStop(id: string, done: () => void) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
  return useCall(({ refund }: { refund: string }, options) => orpc.bookings.stopPackage.call({ id, refund }, options), {
    once: true,
    onDone: (pack) => {
      queryClient.setQueryData(packageQuery(orpc, id).queryKey, pack);
      void readAgain();
      done();
    },
    onFailed: (error) => {
      if (codeOf(error) !== 'state_changed') return undefined;
      // The button stays pending until the new amount is shown.
      if (amountNow(error) !== null) return readAgain();
      toast({ tone: 'warn', title: i18n._(CHANGED) });
      void readAgain();
      return done();
    },
  });
}

/** There is nothing to stop any more, whatever the amount. */
const isOver = (error: unknown) => codeOf(error) === 'state_changed' && amountNow(error) === null;
