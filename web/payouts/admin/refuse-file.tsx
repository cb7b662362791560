import type { PayoutExport } from '@hirfa/contract/payouts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCall } from '../../ui/use-call.ts';
import { changedByPayouts } from '../queries.ts';

/** Says that the bank refused a file, so that what is in it can be sent again. */
export function RefuseFile({ file: { id, number } }: { file: PayoutExport }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [isAsked, setAsked] = useState(false);
  const refuse = useCall(orpc.payouts.refusePayoutFile.call, {
    once: true,
    done: t`The payouts can be sent with another file.`,
    refusals: {
      state_changed: msg`A payout of this file has been confirmed, or another admin has already refused the file.`,
    },
    readAgain: changedByPayouts(orpc),
    onDone: () => setAsked(false),
  });
  return (
    <>
      <Button variant="quiet" aria-label={t`The bank refused file ${number}`} onClick={() => setAsked(true)}>
        <Trans>The bank refused it</Trans>
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t`Did the bank refuse file ${number}?`}
          description={
            <Trans>
              Say so only if the bank paid nothing in this file. Its payouts can then be sent again, so make sure that
              the bank does not process the file later.
            </Trans>
          }
          confirm={t`The bank refused it`}
          isRead={false}
          pending={refuse.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => refuse.send({ id, reason })}
        >
          {refuse.refusal !== undefined && <Notice tone="bad">{refuse.refusal}</Notice>}
        </ReasonDialog>
      )}
    </>
  );
}
