import type { SupportDetail } from '@hirfa/contract/support';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Bookings } from './bookings.tsx';
import { Notes } from './notes.tsx';
import { OtherChats } from './other-chats.tsx';

type Part = 'notes' | 'bookings' | 'chats';

/** What an admin needs beside a chat, one part at a time. Notes are open where there are some. */
export function Beside({ detail: { session, notes, bookings, earlier } }: { detail: SupportDetail }) {
  const { t } = useLingui();
  const id = useId();
  const [shown, show] = useState<Part | null>(notes.length > 0 ? 'notes' : null);
  const parts: { part: Part; label: string; count: number; content: ReactNode }[] = [
    {
      part: 'notes',
      label: t({ message: 'Notes', context: 'support' }),
      count: notes.length,
      content: <Notes sessionId={session.id} notes={notes} />,
    },
    {
      part: 'bookings',
      label: t({ message: 'Bookings', context: 'support' }),
      count: bookings.length,
      content: <Bookings bookings={bookings} about={session.booking_id} />,
    },
    { part: 'chats', label: t`Other chats`, count: earlier.length, content: <OtherChats chats={earlier} /> },
  ];
  return (
    <div className="border-b border-sand-2">
      <div className="flex gap-x-1 px-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none]">
        {parts.map(({ part, label, count }) => (
          <button
            key={part}
            type="button"
            aria-expanded={part === shown}
            aria-controls={part === shown ? id : undefined}
            onClick={() => show(part === shown ? null : part)}
            className={classNames(
              'min-h-11 shrink-0 rounded-s px-1.5 text-xs sm:px-2 sm:text-s font-semibold whitespace-nowrap hover:bg-sand-1',
              part === shown ? 'text-teal underline underline-offset-4' : 'text-ink-1',
            )}
          >
            {label} · {count}
          </button>
        ))}
      </div>
      {shown !== null && (
        <div
          id={id}
          className="max-h-28 overflow-y-auto has-[textarea]:max-h-60 sm:max-h-64 sm:has-[textarea]:max-h-72 border-t border-sand-2 px-4 py-1 text-xs text-ink-1"
        >
          {parts.find(({ part }) => part === shown)?.content}
        </div>
      )}
    </div>
  );
}
