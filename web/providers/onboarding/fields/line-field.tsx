import { fromDecimal, fromRateText, piastres, shareOf, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Money } from '../../../ui/money.tsx';
import { commissionQuery } from '../../queries.ts';
import { useForm } from '../form-context.ts';
import { asAmount, asLine } from '../../../ui/fields/typed-text.ts';

type LineFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'autoComplete' | 'lang' | 'dir' | 'type' | 'inputMode' | 'placeholder'
> & {
  /** The path of the field. */
  field: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
};

/** One line of the form. */
export function LineField({ field, onChange, maxLength = 200, dir = 'auto', ...rest }: LineFieldProps) {
  return (
    <div data-field={field}>
      <TextField
        {...rest}
        name={field}
        dir={dir}
        maxLength={maxLength}
        onChange={(event) => onChange(asLine(event.target.value))}
      />
    </div>
  );
}

type AmountFieldProps = {
  label: string;
  field: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
};

/** An amount in EGP, with what the provider gets of it. */
export function AmountField({ label, field, value, onChange, error, hint }: AmountFieldProps) {
  return (
    <div data-field={field}>
      <TextField
        label={label}
        name={field}
        value={value}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        error={error}
        hint={
          <>
            {hint} <Earnings amount={value} />
          </>
        }
        onChange={(event) => onChange(asAmount(event.target.value))}
      />
    </div>
  );
}

/** The amount without the commission of the platform; nothing while the commission is not known. 9.16 */
function Earnings({ amount }: { amount: string }) {
  const { form } = useForm();
  const { data } = useQuery(commissionQuery(useOrpc(), form.primary_category));
  if (data === undefined || !/^\d{1,7}(?:\.\d{1,2})?$/.test(amount) || Number(amount) === 0) return null;
  const whole = fromDecimal(Number(amount).toFixed(2));
  const kept = toDecimal(piastres(whole - shareOf(whole, fromRateText(data.commission_rate))));
  const earned = (
    <strong className="font-semibold text-ink-0">
      <Money amount={kept} />
    </strong>
  );
  return <Trans>You get {earned} of it, after our commission.</Trans>;
}
