import type { Settings } from '@hirfa/contract/admin';
import { CASH, fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { asAmount } from '../../ui/fields/typed-text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { useSettingChange } from './use-setting-change.ts';

const AMOUNT = /^\d{1,6}$/;

/** The highest price that customers can pay in cash; 0 switches cash off for new bookings. A change applies at once. */
export function Cash({ settings: { cash_limit } }: { settings: Settings }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(fromDecimal(cash_limit) / 100));
  const [isWrong, setWrong] = useState(false);
  const setting = useSettingChange(
    (admin, amount: string) => admin.setCashLimit.call({ amount }),
    () => undefined,
  );
  const most = <Money amount={toDecimal(CASH.mostOwed)} />;
  const { min, max } = CASH.limit;
  function save(event: FormEvent) {
    event.preventDefault();
    const amount = AMOUNT.test(typed) ? fromDecimal(`${typed}.00`) : null;
    const isRight = amount !== null && (amount === 0 || (amount >= min && amount <= max));
    setWrong(!isRight);
    if (isRight) setting.change(toDecimal(amount));
    else field.current?.focus();
  }
  const [least, highest] = [min / 100, max / 100];
  return (
    <section aria-labelledby="cash" className="flex flex-col gap-4">
      <h2 id="cash" className="text-l font-semibold text-ink-0">
        <Trans>Cash</Trans>
      </h2>
      <p className="max-w-2xl text-s text-ink-1">
        <Trans>
          Providers who want this are paid in cash when the job is done. They owe commission, fee and VAT, which are
          taken from their payouts; who owes more than {most} can take no more cash. A change applies at once, to new
          bookings.
        </Trans>
      </p>
      <form noValidate onSubmit={save} className="flex max-w-md flex-col items-start gap-3">
        <TextField
          ref={field}
          label={t`Highest price that is paid in cash, in EGP`}
          hint={t`0 switches cash off.`}
          inputMode="numeric"
          dir="ltr"
          value={typed}
          onChange={({ target }) => setTyped(asAmount(target.value))}
          error={isWrong ? t`0, or a whole amount from ${least} to ${highest}.` : undefined}
        />
        <Button type="submit" pending={setting.isPending}>
          <Trans context="settings">Save</Trans>
        </Button>
      </form>
    </section>
  );
}
