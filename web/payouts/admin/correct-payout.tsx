import type { PayoutRecord } from '@hirfa/contract/payouts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCall } from '../../ui/use-call.ts';
import { changedByPayouts } from '../queries.ts';

/**
 * Undoes a return or a refusal that was a mistake, and says that what was paid by hand has come back; nothing for other
 * payouts.
 */
export function CorrectPayout({ payout: { id, state, paid_on } }: { payout: PayoutRecord }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [isAsked, setAsked] = useState(false);
  const correct = useCall(orpc.payouts.correctPayout.call, {
    once: true,
    done: t`The payout is corrected.`,
    refusals: { state_changed: msg`Another admin has changed this. Look at it again.` },
    readAgain: changedByPayouts(orpc),
    onDone: () => setAsked(false),
  });
  const isUnpaid = state === 'returned' || state === 'refused';
  if (!isUnpaid && !(state === 'paid' && paid_on !== null)) return null;
  const name = isUnpaid ? t`It was paid after all` : t`It came back`;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {name}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={isUnpaid ? t`Did the bank pay it after all?` : t`Did the money come back?`}
          description={
            isUnpaid ? (
              <Trans>
                The books will then say that the provider has it. If it was sent again in the meantime, the provider has
                it twice, and it is taken from the next payouts.
              </Trans>
            ) : (
              <Trans>It is owed to the provider again.</Trans>
            )
          }
          confirm={name}
          isRead={false}
          isDanger={false}
          pending={correct.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => correct.send({ id, reason, state: isUnpaid ? 'paid' : 'returned' })}
        >
          {correct.refusal !== undefined && <Notice tone="bad">{correct.refusal}</Notice>}
        </ReasonDialog>
      )}
    </>
  );
}
