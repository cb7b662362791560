import { HOLDER_LENGTH, bankOf, BANKS, type PayoutKind, payoutNumber } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { TextField } from './text-field.tsx';

export interface AccountText {
  kind: PayoutKind;
  number: string;
  holder: string;
}

const isNumberWrong = ({ kind, number }: AccountText) => payoutNumber(kind, number) === null;
const isHolderWrong = ({ holder }: AccountText) => holder.trim().length < HOLDER_LENGTH.min;
export const isAccountWrong = (account: AccountText) => isNumberWrong(account) || isHolderWrong(account);

type AccountFieldsProps = {
  value: AccountText;
  onChange: (change: Partial<AccountText>) => void;
  /** Whether the person has tried to send it. */
  isTried: boolean;
  /** Stands under the name of the holder. */
  aboutHolder?: ReactNode;
};

/** The IBAN or the mobile number of a wallet, and its holder. */
export function AccountFields({ value, onChange, isTried, aboutHolder }: AccountFieldsProps) {
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
      <div className="flex flex-col gap-2">
        <TextField
          label={value.kind === 'iban' ? t`Name of the account’s holder` : t`Name of the wallet’s holder`}
          hint={
            value.kind === 'iban' ? (
              <Trans>As the bank writes it.</Trans>
            ) : (
              <Trans>The name in which the number is registered.</Trans>
            )
          }
          error={isTried && isHolderWrong(value) ? t`Please write the name.` : undefined}
          value={value.holder}
          onChange={(event) => onChange({ holder: event.target.value })}
          dir="auto"
          autoComplete="name"
          maxLength={HOLDER_LENGTH.max}
        />
        {aboutHolder}
      </div>
    </>
  );
}

type NumberFieldProps = { kind: PayoutKind; value: string; onChange: (typed: string) => void; isWrong: boolean };

function NumberField({ kind, value, onChange, isWrong }: NumberFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isIban = kind === 'iban';
  const bank = bankOf(payoutNumber(kind, value) ?? '');
  const problem = isIban
    ? t`This is not an Egyptian IBAN. Please compare it, a digit may be missing or exchanged.`
    : t`This is not an Egyptian mobile number.`;
  return (
    <TextField
      label={isIban ? t`IBAN` : t`Mobile number of the wallet`}
      hint={
        bank !== null ? (
          <bdi>{BANKS[bank][language]}</bdi>
        ) : isIban ? (
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
