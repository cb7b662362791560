import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { useCall } from '../../ui/use-call.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';
import { useDecideLater, useThenReadQueue } from '../../ui/admin/queue/use-decide-later.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';

/** A refund, release or capture that the gateway does not do. */
export function PaymentItem({ item, onDecided }: ItemProps<'payment'>) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const again = useRunAgain(item.id, onDecided);
  const amount = <Money amount={item.refund} />;
  return (
    <>
      <p className="text-s">
        {item.step === 'refund' && <Trans>The gateway does not send {amount} back to the customer.</Trans>}
        {item.step === 'release' && <Trans>The gateway does not release the money that it holds.</Trans>}
        {item.step === 'capture' && <Trans>The gateway does not charge the money that it holds.</Trans>}
      </p>
      <Failure item={item} />
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <KeyButton shortcut="T" onClick={() => setAsked(true)}>
          <Trans>Try again</Trans>
        </KeyButton>
        <ButtonLink to="/admin/bookings/$bookingId" params={{ bookingId: item.booking_id }} variant="secondary">
          <Trans>Show the booking</Trans>
        </ButtonLink>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t`Ask the gateway again?`}
          description={
            <Trans>A transfer in progress cannot be undone. The gateway does the same request only once.</Trans>
          }
          confirm={t`Try again`}
          isConfirmFocused
          call={{ isPending: again.isPending }}
          onOpenChange={setAsked}
          onConfirm={again.run}
        />
      )}
    </>
  );
}

/** A webhook or a job that failed. */
export function FailedItem({ item, onDecided }: ItemProps<'webhook'> | ItemProps<'job'>) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const again = useRunAgain(item.id, onDecided);
  const later = useDecideLater(item, onDecided);
  return (
    <>
      <Failure item={item} />
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <KeyButton shortcut="T" pending={again.isPending} onClick={again.run}>
          <Trans>Run again</Trans>
        </KeyButton>
        <KeyButton shortcut="P" variant="secondary" onClick={() => setAsked(true)}>
          <Trans>Dismiss</Trans>
        </KeyButton>
      </div>
      {isAsked && (
        <ReasonDialog
          title={t`Put this work aside?`}
          description={<Trans>It will not run again. The audit log keeps what it was, and your reason.</Trans>}
          confirm={t`Dismiss`}
          isRead={false}
          pending={later.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => later.decide('put_aside', reason)}
        />
      )}
    </>
  );
}

type Failed = Pick<ItemProps<'job'>['item'], 'tries' | 'error' | 'entity'>;

function Failure({ item: { tries, error, entity } }: { item: Failed }) {
  return (
    <div className="rounded-m bg-sand-1 p-4 text-s">
      <p className="mb-1 text-ink-1">
        <Plural value={tries} one="Tried once" other="Tried # times" />
      </p>
      {entity !== null && (
        <p dir="ltr" className="text-start text-xs wrap-anywhere text-ink-1">
          {entity}
        </p>
      )}
      <p dir="ltr" className="mt-1 text-start wrap-anywhere">
        {error}
      </p>
    </div>
  );
}

/** Runs failing work again; then the next item opens. */
function useRunAgain(id: string, onDecided: () => void) {
  const { t } = useLingui();
  const { admin } = useOrpc();
  const { send, isPending } = useCall(admin.runJobAgain.call, {
    done: t`It runs again`,
    failed: true,
    refusals: DECISION_REFUSALS,
    ...useThenReadQueue(onDecided),
  });
  return { run: () => !isPending && send({ id }), isPending };
}
