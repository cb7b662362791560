import type { Booking } from '@hirfa/contract/bookings';
import { type ReactNode, useState } from 'react';
import { withLeftRows } from './left-rows.ts';
import { type RatingOf, RequestCard } from './request-card.tsx';
import { requestGrid } from './request-layout.ts';

type RequestCardsProps = { requests: readonly Booking[]; ratingOf?: RatingOf | undefined; empty: ReactNode };

/** Requests; one that was answered, withdrawn or has expired stays for a while, and says what became of it. */
export function RequestCards({ requests, ratingOf, empty }: RequestCardsProps) {
  const [listed, setListed] = useState(requests);
  const [rows, setRows] = useState(() => withLeftRows([], requests));
  if (listed !== requests) {
    setListed(requests);
    setRows(withLeftRows(rows, requests));
  }
  if (rows.length === 0) return empty;
  return (
    <ul className={requestGrid(rows.length)}>
      {rows.map(({ item, left }) => (
        <li key={item.id} className="@container min-w-0">
          <RequestCard
            booking={item}
            left={left}
            ratingOf={ratingOf}
            onGone={() => setRows((now) => now.filter((row) => !row.left || row.item.id !== item.id))}
          />
        </li>
      ))}
    </ul>
  );
}
