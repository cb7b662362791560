import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/link.tsx';

/** The way between a booking whose provider has let it down and the one that was made in its place. */
export function InItsPlace({ booking: { rescue, part } }: { booking: Booking }) {
  if (rescue === null || (rescue.of === null && rescue.by === null)) return null;
  const Way = part === 'admin' ? AdminLink : CustomerLink;
  return (
    <p className="flex flex-col items-start gap-4 text-s">
      {rescue.by !== null && (
        <Way id={rescue.by}>
          <Trans>The booking that was made instead</Trans>
        </Way>
      )}
      {rescue.of !== null && (
        <Way id={rescue.of}>
          <Trans>The booking that it replaces</Trans>
        </Way>
      )}
    </p>
  );
}

type WayProps = { id: string; children: ReactNode };

const CustomerLink = ({ id, children }: WayProps) => (
  <TextLink to="/booking-confirmation/$bookingId" params={{ bookingId: id }}>
    {children}
  </TextLink>
);

const AdminLink = ({ id, children }: WayProps) => (
  <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: id }}>
    {children}
  </TextLink>
);
