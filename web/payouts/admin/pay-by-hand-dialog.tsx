import type { OwedByHand } from '@hirfa/contract/payouts';
import { cairoDay } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { fromDecimal, toDecimal, TRANSFER_REFERENCE_LENGTH } from '@hirfa/domain/payments';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { changedByPayouts } from '../queries.ts';

/** Records that a provider was paid by hand: all that is owed to them, or what was owed when it was sent. */
export function PayByHandDialog({ owed, onClose }: { owed: OwedByHand; onClose: () => void }) {
  const { t } = useLingui();
  const [today] = useState(() => cairoDay(new Date()));
  const amount = useAmount(owed.amount);
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(today);
  const [isTried, setTried] = useState(false);
  const record = useRecord(onClose);
  const { min, max } = TRANSFER_REFERENCE_LENGTH;
  const isShort = reference.trim().length < min;
  const isNoDay = day === '' || day > today;
  const most = <Money amount={owed.amount} piastres />;
  return (
    <FormDialog
      title={t`Record a payment`}
      description={<Trans>{most} is owed. This records what has left Hirfa’s bank account.</Trans>}
      confirm={<Trans>Record it</Trans>}
      call={record}
      onOpenChange={onClose}
      onConfirm={() => {
        setTried(true);
        if (amount.sent === null || isShort || isNoDay) return;
        record.send({ provider_id: owed.provider_id, amount: amount.sent, reference: reference.trim(), day });
      }}
    >
      <TextField
        label={t`Amount sent, in EGP`}
        hint={<Trans>Less than is owed, if more was settled since you sent it.</Trans>}
        error={isTried && amount.sent === null ? t`Please enter an amount up to what is owed.` : undefined}
        value={amount.typed}
        onChange={({ target }) => amount.type(target.value)}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
      />
      <TextField
        label={t`Reference of the transfer`}
        hint={<Trans>As the bank shows it.</Trans>}
        error={isTried && isShort ? t`Please write the reference.` : undefined}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        dir="ltr"
        autoComplete="off"
        maxLength={max}
      />
      <DayField
        label={t`Day of the transfer`}
        value={day}
        max={today}
        onChange={({ target }) => setDay(target.value)}
        error={isTried && isNoDay ? t`Please choose today or an earlier day.` : undefined}
      />
    </FormDialog>
  );
}

/** The typed amount; `sent` is null for one that is more than is owed, or none. */
function useAmount(owed: string) {
  const [typed, type] = useState(owed);
  const amount = typedAmount(typed);
  const isRight = amount !== null && amount > 0 && amount <= fromDecimal(owed);
  return { typed, type, sent: isRight ? toDecimal(amount) : null };
}

function useRecord(onDone: () => void) {
  const { t } = useLingui();
  const orpc = useOrpc();
  return useCall(orpc.payouts.payByHand.call, {
    once: true,
    done: t`The payment is in the books.`,
    refusals: {
      state_changed: msg`The amount owed has changed. Close this, and look again.`,
      invalid_input: msg`The day is later than today.`,
    },
    readAgain: changedByPayouts(orpc),
    onDone,
  });
}
