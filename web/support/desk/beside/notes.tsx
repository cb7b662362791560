import type { SupportNote } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { OwnWords } from '../../../ui/own-words.tsx';
import { NoteForm } from './note-form.tsx';
import type { NewNote } from './use-new-note.ts';

type NotesProps = { notes: readonly SupportNote[]; note: NewNote };

/** What admins tell each other about the chat, the newest first. The person never sees it. */
export function Notes({ notes, note }: NotesProps) {
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOfForm(note, opener);
  return (
    <>
      {note.isWriting ? (
        <NoteForm note={note} />
      ) : (
        <div className="flex items-center justify-between gap-3 py-1">
          <p className="leading-snug text-balance">
            {notes.length === 0 ? (
              <Trans>No notes yet. Only the team sees them.</Trans>
            ) : (
              <Trans>Only the team sees them.</Trans>
            )}
          </p>
          <Button
            ref={opener}
            variant="quiet"
            className="-me-3 shrink-0 px-3! max-sm:text-xs! text-teal! -outline-offset-2! hover:bg-sand-2!"
            onClick={note.write}
          >
            <PencilLine aria-hidden />
            {note.isReady ? <Trans>Go on with the note</Trans> : <Trans>Write a note</Trans>}
          </Button>
        </div>
      )}
      {notes.length > 0 && (
        <ul className={classNames('flex flex-col gap-1.5 pb-2', note.isWriting && 'max-sm:hidden')}>
          {notes.toReversed().map((each) => (
            <Row key={each.id} note={each} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ note: { text, author, created_at } }: { note: SupportNote }) {
  const day = <DateTime at={created_at} form="short-date" />;
  const time = <DateTime at={created_at} form="time" />;
  return (
    <li className="rounded-s border border-sand-2 bg-card px-3 py-1.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">
          {author === null ? <Trans>A former colleague</Trans> : <bdi>{author.full_name}</bdi>}
        </span>
        <span className="whitespace-nowrap">
          <Trans>
            {day}, {time}
          </Trans>
        </span>
      </p>
      <p className="text-s text-ink-0">
        <OwnWords>{text}</OwnWords>
      </p>
    </li>
  );
}

/** The form takes the focus when it opens; when it closes, the button does, if the focus went with the form. */
function useFocusOfForm({ isWriting, field }: NewNote, opener: { current: HTMLElement | null }): void {
  const was = useRef(isWriting);
  useEffect(() => {
    if (was.current === isWriting) return;
    was.current = isWriting;
    if (isWriting) field.current?.focus();
    else if (document.activeElement === document.body) opener.current?.focus();
  }, [isWriting, field, opener]);
}
