import { Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';

/** What holds for a booking that is paid; in a tab of its own, because the choices and the hold are in this one. */
export function Agreed() {
  return (
    <p className="text-xs text-ink-2">
      <Trans>
        Our{' '}
        <ProseLink to="/terms" target="_blank">
          terms of use
        </ProseLink>{' '}
        and the{' '}
        <ProseLink to="/refund-policy" target="_blank">
          refund policy
        </ProseLink>{' '}
        hold for this booking.
      </Trans>
    </p>
  );
}
