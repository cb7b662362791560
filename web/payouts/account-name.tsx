import type { PayoutKind } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';

/** An account by its kind and last digits. */
export function AccountName({
  account: { kind, last_digits },
}: {
  account: { kind: PayoutKind; last_digits: string };
}) {
  const digits = <bdi dir="ltr">•••• {last_digits}</bdi>;
  return kind === 'iban' ? <Trans>Bank account {digits}</Trans> : <Trans>Mobile wallet {digits}</Trans>;
}
