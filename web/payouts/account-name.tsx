import type { BankCode, PayoutKind } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { BankName } from '../ui/fields/bank-name.tsx';

/** An account by its kind, its last digits, and its bank where that is known. */
export function AccountName({
  account: { kind, last_digits, bank },
}: {
  account: { kind: PayoutKind; last_digits: string; bank: BankCode | null };
}) {
  const digits = <bdi dir="ltr">•••• {last_digits}</bdi>;
  return (
    <>
      {kind === 'iban' ? <Trans>Bank account {digits}</Trans> : <Trans>Mobile wallet {digits}</Trans>}
      <BankName bank={bank} />
    </>
  );
}
