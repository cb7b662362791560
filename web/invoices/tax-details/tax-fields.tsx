import type { TaxDetails } from '@hirfa/contract/invoices';
import { TAX_DETAILS_LENGTH, taxNumber } from '@hirfa/domain/invoices';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/fields/text-field.tsx';

const isNumberWrong = ({ tax_number }: TaxDetails) => taxNumber(tax_number) === null;
export const areDetailsWrong = (details: TaxDetails) =>
  isNumberWrong(details) || details.name.trim() === '' || details.address.trim() === '';

type TaxFieldsProps = {
  value: TaxDetails;
  onChange: (value: TaxDetails) => void;
  /** Whether the person has tried to send it. */
  isTried: boolean;
};

/** What invoices say of a registered provider, as on their tax card. */
export function TaxFields({ value, onChange, isTried }: TaxFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Tax registration number`}
        hint={<Trans>Nine digits, as on your tax card.</Trans>}
        error={isTried && isNumberWrong(value) ? t`A tax registration number has nine digits.` : undefined}
        value={value.tax_number}
        onChange={({ target }) => onChange({ ...value, tax_number: target.value })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        label={t`Name on the tax card`}
        error={isTried && value.name.trim() === '' ? t`Please write the name.` : undefined}
        value={value.name}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
        dir="auto"
        maxLength={TAX_DETAILS_LENGTH.name}
      />
      <TextField
        label={t`Address on the tax card`}
        hint={<Trans>Your customers read it on their invoices.</Trans>}
        error={isTried && value.address.trim() === '' ? t`Please write the address.` : undefined}
        value={value.address}
        onChange={({ target }) => onChange({ ...value, address: target.value })}
        dir="auto"
        maxLength={TAX_DETAILS_LENGTH.address}
      />
    </>
  );
}
