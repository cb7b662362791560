import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import type { InvitationAmount as Amount } from '@hirfa/contract/referrals';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { useCall } from '../../ui/use-call.ts';
import { invitationAmountQuery } from '../queries.ts';
import { amountOr } from './amount.ts';

/** What an invitation is worth to each of the two, to be changed for a reason. */
export function InvitationAmount() {
  const { t } = useLingui();
  const query = useQuery(invitationAmountQuery(useOrpc()));
  return (
    <QueryView isPart query={query} failed={t`The amount could not be loaded`} skeleton={<RowsSkeleton lines={1} />}>
      {(amount) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m border border-sand-2 bg-card p-4 sm:px-5">
          <div className="min-w-0 grow basis-64">
            <p className="font-semibold text-ink-0">
              <Trans>
                <Money amount={amount.flat} /> to each of the two
              </Trans>
            </p>
            <p className="text-s text-ink-1">
              {amount.holds_from === null ? (
                <Trans>The default. Who was invited before a change keeps what was promised.</Trans>
              ) : (
                <Trans>
                  Since <DateTime at={amount.holds_from} form="day" />. Who was invited before keeps what was promised.
                </Trans>
              )}
            </p>
          </div>
          <ChangeAmount amount={amount} />
        </div>
      )}
    </QueryView>
  );
}

function ChangeAmount({ amount: { flat } }: { amount: Amount }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState(flat);
  const change = useCall(orpc.referrals.changeInvitationAmount.call, {
    done: t`The amount is changed`,
    refusals: {
      state_changed: msg`Another admin has changed the amount.`,
      invalid_input: msg`An amount from 0 to 1,000 EGP, please.`,
    },
    readAgain: [orpc.referrals.getInvitationAmount.key()],
    onDone: () => setAsked(false),
  });
  function open() {
    setText(flat);
    setAsked(true);
  }
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <Trans>Change the amount</Trans>
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t`What is an invitation worth?`}
          description={<Trans>It holds from now on, for people who are invited from now on.</Trans>}
          confirm={t`Change the amount`}
          isRead={false}
          isDanger={false}
          pending={change.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => change.send({ seen: flat, flat: amountOr(text) ?? '', reason })}
        >
          {change.refusal && <Notice tone="bad">{change.refusal}</Notice>}
          <TextField
            label={t`Amount in EGP`}
            name="flat"
            dir="ltr"
            inputMode="decimal"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </ReasonDialog>
      )}
    </>
  );
}
