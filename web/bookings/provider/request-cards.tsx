import type { Booking } from '@hirfa/contract/bookings';
import { type ReactNode, useState } from 'react';
import { withLeftRows } from './left-rows.ts';
import { RequestCard } from './request-card.tsx';
import { requestGrid } from './request-layout.ts';

/** Requests; one that was answered, withdrawn or has expired stays for a while, and says what became of it. */
export function RequestCards({ requests, empty }: { requests: readonly Booking[]; empty: ReactNode }) {
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
            onGone={() => setRows((now) => now.filter((row) => !row.left || row.item.id !== item.id))}
          />
        </li>
      ))}
    </ul>
  );
}
