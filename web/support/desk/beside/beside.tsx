import type { SupportDetail } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import PencilLine from 'lucide-react/icons/pencil-line';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FADES_AT_ENDS } from '../fades.ts';
import { Bookings } from './bookings.tsx';
import { Notes } from './notes.tsx';
import { OtherChats } from './other-chats.tsx';
import { useNewNote } from './use-new-note.ts';

type Part = 'notes' | 'bookings' | 'chats';

/** What an admin needs beside a chat, one part at a time. Notes are open where there are some. */
export function Beside({ detail: { session, notes, bookings, earlier } }: { detail: SupportDetail }) {
  const { t } = useLingui();
  const id = useId();
  const note = useNewNote(session.id);
  const [shown, show] = useState<Part | null>(notes.length > 0 ? 'notes' : null);
  const parts: { part: Part; label: string; count: number; content: ReactNode }[] = [
    {
      part: 'notes',
      label: t({ message: 'Notes', context: 'support' }),
      count: notes.length,
      content: <Notes notes={notes} note={note} />,
    },
    {
      part: 'bookings',
      label: t({ message: 'Bookings', context: 'support' }),
      count: bookings.length,
      content: <Bookings bookings={bookings} about={session.booking_id} />,
    },
    { part: 'chats', label: t`Other chats`, count: earlier.length, content: <OtherChats chats={earlier} /> },
  ];
  function press(part: Part) {
    if (shown === 'notes' && !note.isReady) note.leave();
    show(part === shown ? null : part);
  }
  return (
    <div className="flex min-h-0 flex-col border-b border-sand-2">
      <div className="flex shrink-0 gap-x-1 px-2.5 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:px-2">
        {parts.map(({ part, label, count }) => (
          <button
            key={part}
            type="button"
            aria-expanded={part === shown}
            aria-controls={part === shown ? id : undefined}
            onClick={() => press(part)}
            className={classNames(
              'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-s px-1.5 text-xs sm:px-2 sm:text-s font-semibold whitespace-nowrap -outline-offset-2! hover:bg-sand-1',
              part === shown ? 'text-teal underline underline-offset-4' : 'text-ink-1',
            )}
          >
            {label} · {count}
            <ChevronDown aria-hidden className="size-4 in-aria-expanded:rotate-180 max-sm:hidden" />
            {part === 'notes' && shown !== 'notes' && note.isReady && <Draft />}
          </button>
        ))}
      </div>
      {shown !== null && (
        <div id={id} data-beside className="flex min-h-0 flex-col border-t border-sand-2 bg-sand-1">
          <div key={shown} className={classNames(PANEL, FADES_AT_ENDS)}>
            {parts.find(({ part }) => part === shown)?.content}
          </div>
        </div>
      )}
    </div>
  );
}

/** As high as the screen lets it be; the newest message of the chat stays in view. */
const PANEL =
  'max-h-[clamp(11rem,100dvh-35rem,14rem)] max-sm:has-[form]:max-h-64 sm:max-h-[clamp(13rem,100dvh-32.5rem,19rem)] sm:has-[form]:max-h-[clamp(13rem,100dvh-34.5rem,19rem)] min-h-0 overflow-y-auto overscroll-contain px-4 text-xs text-ink-1';

/** Beside the notes while they are closed: something is written that is not saved. */
const Draft = () => (
  <span className="text-clay-ink">
    <PencilLine aria-hidden className="size-3.5" />
    <span className="sr-only">
      <Trans>A note is not saved yet</Trans>
    </span>
  </span>
);
