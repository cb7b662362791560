import type { Booking } from '@hirfa/contract/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { isOver } from './package-facts.ts';
import { ReadPackage } from './read-package.tsx';
import { Series } from './series.tsx';

type Of = NonNullable<Booking['package']>;
type MoreDatesProps = { booking: Pick<Booking, 'id' | 'package'>; list: 'upcoming' | 'past' };

/** The other dates of a package that a list has one tile for, behind a press; nothing where there are none. */
export function MoreDates({ booking: { id, package: of }, list }: MoreDatesProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  const count = of === null || of.is_whole ? 0 : list === 'past' ? of.over : of.ahead;
  if (of === null || count === 0) return null;
  return (
    <div className="flex w-full flex-col items-start gap-2">
      <Button
        variant="quiet"
        className="-ms-3 px-3!"
        aria-expanded={isOpen}
        aria-controls={place}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? (
          <Trans>Hide the other meetings</Trans>
        ) : (
          <Plural value={count} one="# more meeting" other="# more meetings" />
        )}
      </Button>
      <div id={place} className="w-full empty:hidden">
        {isOpen && <Others of={of} without={id} list={list} />}
      </div>
    </div>
  );
}

function Others({ of, without, list }: { of: Of; without: string; list: MoreDatesProps['list'] }) {
  return (
    <ReadPackage id={of.id}>
      {(pack) => {
        const bookings = pack.bookings.filter(
          (each) => each.booking?.id !== without && isOver(each) === (list === 'past'),
        );
        return <Series pack={{ ...pack, bookings }} here={without} />;
      }}
    </ReadPackage>
  );
}
