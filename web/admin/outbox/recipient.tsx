import type { OutboxMail } from '@hirfa/contract/admin';
import { Trans } from '@lingui/react/macro';

/** Where a mail or a text message goes or went. */
export function Recipient({ by, to }: Pick<OutboxMail, 'by' | 'to'>) {
  if (to !== null) return <bdi dir="ltr">{to}</bdi>;
  return by === 'mail' ? <Trans>No confirmed address</Trans> : <Trans>No phone number</Trans>;
}
