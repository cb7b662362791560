import type { Booking } from '@hirfa/contract/bookings';
import { DISPUTE } from '@hirfa/domain/bookings';
import { fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import { ProblemText, useProblemText } from '../disputes/problem-text.tsx';
import { useDispute } from '../disputes/use-dispute.ts';

type ReportCashProps = { booking: Booking; /** The other side. */ name: ReactNode; trigger: ReactElement };

/** One of the two people reports that the amount paid in cash is not the price; our team decides. */
export function ReportCash({ booking, name, trigger }: ReportCashProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const amount = useCashAmount(booking.cash?.amount ?? '0.00');
  const { field, check } = useProblemText();
  const call = useDispute(booking.id, () => setOpen(false));
  const hours = DISPUTE.answerMs / 3_600_000;
  const due = <Money amount={booking.cash?.amount ?? '0.00'} piastres />;
  function send() {
    const paid_in_cash = amount.check();
    const text = check();
    if (paid_in_cash !== null && text !== null) call.send({ event: 'dispute', reason: 'cash', text, paid_in_cash });
  }
  return (
    <FormDialog
      title={t`Another amount was paid`}
      description={
        <Trans>
          The agreed amount is {due}. {name} gets {hours} hours to answer, then Hirfa decides. You can report once.
        </Trans>
      }
      open={isOpen}
      onOpenChange={setOpen}
      call={call}
      confirm={<Trans>Report it</Trans>}
      onConfirm={send}
      trigger={trigger}
    >
      <TextField
        {...amount.field}
        label={t`Paid in cash, in EGP (required)`}
        hint={t`0 if nothing was paid.`}
        inputMode="decimal"
        dir="ltr"
      />
      <ProblemText label={t`What happened? (required)`} hint={t`Both of you and our team read it.`} {...field} />
    </FormDialog>
  );
}

/** The typed amount; `check` returns it as the wire writes it, or null where the field says what is wrong. */
function useCashAmount(due: string) {
  const { t } = useLingui();
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  function check(): string | null {
    const typed = typedAmount(value);
    const problem =
      typed === null
        ? t`Please enter an amount, such as 150 or 150.50.`
        : typed === fromDecimal(due)
          ? t`This is the agreed amount: there is nothing to report.`
          : undefined;
    setError(problem);
    if (problem !== undefined) ref.current?.focus();
    return typed === null || problem !== undefined ? null : toDecimal(typed);
  }
  const onChange = (event: { target: { value: string } }) => setValue(event.target.value);
  return { field: { ref, value, error, onChange }, check };
}
