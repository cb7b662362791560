import { HOLDER_LENGTH, type PayoutKind, payoutNumber } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from './text-field.tsx';

export interface AccountText {
  kind: PayoutKind;
  number: string;
  holder: string;
}

const isNumberWrong = ({ kind, number }: AccountText) => payoutNumber(kind, number) === null;
const isHolderWrong = ({ kind, holder }: AccountText) => kind === 'iban' && holder.trim().length < HOLDER_LENGTH.min;
export const isAccountWrong = (account: AccountText) => isNumberWrong(account) || isHolderWrong(account);

type AccountFieldsProps = {
  value: AccountText;
  onChange: (change: Partial<AccountText>) => void;
  /** Whether the person has tried to send it. */
  isTried: boolean;
};

/** The IBAN with its holder, or the mobile number of a wallet. */
export function AccountFields({ value, onChange, isTried }: AccountFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <NumberField
        key={value.kind}
        kind={value.kind}
        value={value.number}
        onChange={(number) => onChange({ number })}
        isWrong={isTried && isNumberWrong(value)}
      />
      {value.kind === 'iban' && (
        <TextField
          label={t`Name of the account’s holder`}
          hint={<Trans>As the bank writes it.</Trans>}
          error={isTried && isHolderWrong(value) ? t`Please write the name.` : undefined}
          value={value.holder}
          onChange={(event) => onChange({ holder: event.target.value })}
          dir="auto"
          autoComplete="name"
          maxLength={HOLDER_LENGTH.max}
        />
      )}
    </>
  );
}

type NumberFieldProps = { kind: PayoutKind; value: string; onChange: (typed: string) => void; isWrong: boolean };

function NumberField({ kind, value, onChange, isWrong }: NumberFieldProps) {
  const { t } = useLingui();
  const isIban = kind === 'iban';
  const problem = isIban
    ? t`This is not an Egyptian IBAN. Please compare it, a digit may be missing or exchanged.`
    : t`This is not an Egyptian mobile number.`;
  return (
    <TextField
      label={isIban ? t`IBAN` : t`Mobile number of the wallet`}
      hint={
        isIban ? (
          <Trans>29 characters that begin with EG, in your bank’s app or on a statement.</Trans>
        ) : (
          <Trans>The number with which the wallet was opened.</Trans>
        )
      }
      error={isWrong ? problem : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      dir="ltr"
      inputMode={isIban ? 'text' : 'tel'}
      autoComplete="off"
      maxLength={60}
    />
  );
}
