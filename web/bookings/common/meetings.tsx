import type { Booking } from '@hirfa/contract/bookings';
import { type PackageKind, PACKAGES } from '@hirfa/domain/bookings';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Repeat from 'lucide-react/icons/repeat';
import { Chip } from '../../ui/chip.tsx';

/** "4 weekly meetings" */
export function WeeklyMeetings({ kind }: { kind: PackageKind }) {
  return <Plural value={PACKAGES[kind].bookings} one="# weekly meeting" other="# weekly meetings" />;
}

/** Which booking of a package it is: "2 of 4"; how many it stands for until the package is accepted. */
export function PackageChip({ booking }: { booking: Pick<Booking, 'package'> }) {
  if (booking.package === null) return null;
  const { kind, number, is_whole } = booking.package;
  return (
    <Chip icon={<Repeat aria-hidden />}>
      {is_whole ? <WeeklyMeetings kind={kind} /> : <NumberOf number={number} of={PACKAGES[kind].bookings} />}
    </Chip>
  );
}

function NumberOf({ number, of }: { number: number; of: number }) {
  const { i18n } = useLingui();
  const [one, all] = [i18n.number(number), i18n.number(of)];
  return (
    <Trans context="booking of a package">
      {one} of {all}
    </Trans>
  );
}
