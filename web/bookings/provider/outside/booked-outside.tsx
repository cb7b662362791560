import type { BookedDate } from '@hirfa/contract/bookings';
import type { WorkingHours } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Card } from '../../../ui/card.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { bookedDatesQuery } from '../../common/queries.ts';
import { CustomerName } from '../../common/customer-name.tsx';
import { LinkedDates, outsideOf } from './booked-dates.tsx';
import { CancelDates, ProposeForDates } from './change-dates.tsx';

type BookedOutsideProps = {
  /** When the provider works. */
  hours: WorkingHours;
  /** Receives the focus once hours are saved that leave out booked dates. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The bookings at which the provider does not work, if there are some; dates of a package are changed here. */
export function BookedOutside({ hours, heading }: BookedOutsideProps) {
  const { data } = useQuery(bookedDatesQuery(useOrpc()));
  const id = useId();
  const outside = outsideOf(data?.items ?? [], hours);
  if (outside.length === 0) return null;
  const groups = Map.groupBy(outside, ({ id: booking, package_id }) => package_id ?? booking);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 ref={heading} id={id} tabIndex={-1} className="section-text scroll-mt-24 outline-none">
        <Trans>Booked outside your hours</Trans>
      </h2>
      <p className="max-w-2xl text-ink-1">
        <Trans>
          These bookings stay as they are, although they are outside your hours. A time changes only if the customer
          agrees.
        </Trans>
      </p>
      <Steady className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {[...groups].map(([key, dates]) => (
          <Group key={key} dates={dates} heading={heading} />
        ))}
      </Steady>
    </section>
  );
}

type GroupProps = { dates: readonly BookedDate[] } & Pick<BookedOutsideProps, 'heading'>;

/** A single booking, or the dates of one package. */
function Group({ dates, heading }: GroupProps) {
  const language = useLanguage();
  const [first] = dates;
  if (first === undefined) return null;
  const name = <CustomerName booking={first} />;
  const { package_id } = first;
  const movable = dates.filter(({ can_propose }) => can_propose);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <div>
        <h3 className="card-text wrap-anywhere">{textIn(first, 'title', language)}</h3>
        <p className="text-s text-ink-1">
          <Trans>for {name}</Trans>
        </p>
      </div>
      <LinkedDates dates={dates} />
      {package_id !== null && (
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {movable.length > 0 && <ProposeForDates id={package_id} dates={movable} name={name} focusAfter={heading} />}
          <CancelDates id={package_id} dates={dates} name={name} focusAfter={heading} />
        </div>
      )}
    </Card>
  );
}
