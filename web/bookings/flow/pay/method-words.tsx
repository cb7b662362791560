import { METHOD_RULES, type WayToPay } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '../../../kit/use-locale.ts';
import { formatDuration } from '../../common/durations.ts';

export function MethodName({ method }: { method: WayToPay }) {
  switch (method) {
    case 'card':
      return <Trans>Bank card</Trans>;
    case 'wallet':
      return <Trans>Mobile wallet</Trans>;
    case 'kiosk':
      return <Trans>Cash at a kiosk</Trans>;
    case 'cash':
      return <Trans>Cash to the provider</Trans>;
  }
}

/** What becomes of the money, in one line: no more than the rail of the method can do. */
export function MethodPromise({ method, who }: { method: WayToPay; who: ReactNode }) {
  const { takes, is_refundable, pay_within_ms } = METHOD_RULES[method];
  const length = formatDuration(pay_within_ms ?? 0, useLocale());
  if (takes === 'collect') return <Trans>Nothing is paid now. You pay {who} when the job is done</Trans>;
  if (takes === 'hold') return <Trans>Held now, charged only if {who} accepts</Trans>;
  if (is_refundable) return <Trans>Charged now, returned in full if {who} does not accept</Trans>;
  return (
    <Trans>
      Pay at a kiosk within {length}. If {who} does not accept, you choose credit or a bank transfer
    </Trans>
  );
}
