import type { OwedByHand } from '@hirfa/contract/payouts';
import { cairoDay } from '@hirfa/domain/market';
import { TRANSFER_REFERENCE_LENGTH } from '@hirfa/domain/payments';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { changedByPayouts } from '../queries.ts';

/** Records that a provider was paid by hand all that is owed to them. */
export function PayByHandDialog({ owed, onClose }: { owed: OwedByHand; onClose: () => void }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [today] = useState(() => cairoDay(new Date()));
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(today);
  const [isTried, setTried] = useState(false);
  const record = useCall(orpc.payouts.payByHand.call, {
    once: true,
    done: t`The payment is in the books.`,
    refusals: {
      state_changed: msg`Another amount is owed by now. Close this, and look again.`,
      invalid_input: msg`The day is later than today.`,
    },
    readAgain: changedByPayouts(orpc),
    onDone: onClose,
  });
  const { min, max } = TRANSFER_REFERENCE_LENGTH;
  const isShort = reference.trim().length < min;
  const isNoDay = day === '' || day > today;
  const amount = <Money amount={owed.amount} piastres />;
  return (
    <FormDialog
      title={t`Record a payment`}
      description={<Trans>{amount} has left Hirfa’s bank account: all that is owed. The books then say so.</Trans>}
      confirm={<Trans>Record it</Trans>}
      call={record}
      onOpenChange={onClose}
      onConfirm={() => {
        setTried(true);
        const { provider_id, amount: all } = owed;
        if (!isShort && !isNoDay) record.send({ provider_id, amount: all, reference: reference.trim(), day });
      }}
    >
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
        error={isTried && isNoDay ? t`Please choose a day until today.` : undefined}
      />
    </FormDialog>
  );
}
