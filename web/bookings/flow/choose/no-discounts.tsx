import { Trans } from '@lingui/react/macro';

/** Why credit does not lower the price of a package. */
export function NoDiscounts() {
  return (
    <p className="mt-3 text-xs text-ink-1">
      <Trans>Credit, invitations and promotion codes count for single bookings only.</Trans>
    </p>
  );
}
