import { METHOD_RULES, type PaymentMethod } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function MethodName({ method }: { method: PaymentMethod }) {
  switch (method) {
    case 'card':
      return <Trans>Bank card</Trans>;
    case 'wallet':
      return <Trans>Mobile wallet</Trans>;
    case 'kiosk':
      return <Trans>Cash at a kiosk</Trans>;
  }
}

/** What becomes of the money, in one line: no more than the rail of the method can do. */
export function MethodPromise({ method, who }: { method: PaymentMethod; who: ReactNode }) {
  const { takes, is_refundable } = METHOD_RULES[method];
  if (takes === 'hold') return <Trans>Held now, charged only if {who} accepts</Trans>;
  if (is_refundable) return <Trans>Charged now, returned in full if {who} does not accept</Trans>;
  return <Trans>Paid in cash. If {who} does not accept, you choose credit or a bank transfer</Trans>;
}
