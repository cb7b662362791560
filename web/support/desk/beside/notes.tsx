import type { SupportNote } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { useUnsentWords } from '../../../kit/words/use-unsent-words.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { OwnWords } from '../../../ui/own-words.tsx';
import { SUPPORT } from '@hirfa/domain/support';
import { useAddNote } from './use-add-note.ts';

/** What admins tell each other about the chat. The person never sees it. */
export function Notes({ sessionId, notes }: { sessionId: string; notes: readonly SupportNote[] }) {
  return (
    <>
      <NewNote sessionId={sessionId} />
      <ul>
        {notes.map(({ id, text, author, created_at }) => (
          <li key={id} className="py-2">
            <p className="text-s text-ink-0">
              <OwnWords>{text}</OwnWords>
            </p>
            <p>
              {author === null ? <Trans>Someone who has left</Trans> : <bdi>{author.full_name}</bdi>} ·{' '}
              <DateTime at={created_at} form="day-and-time" />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A button, and after a press the form; words that were not saved open it at once. */
function NewNote({ sessionId }: { sessionId: string }) {
  const { t } = useLingui();
  const [words, setWords] = useUnsentWords(`note.${sessionId}`);
  const [isWriting, setWriting] = useState(false);
  const { add, isPending } = useAddNote(sessionId, () => {
    setWords('');
    setWriting(false);
  });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (words.trim() !== '') add(words.trim());
  }
  if (!isWriting && words === '')
    return (
      <Button variant="secondary" className="my-2" onClick={() => setWriting(true)}>
        <Trans>Write a note</Trans>
      </Button>
    );
  return (
    <form data-note onSubmit={submit} className="flex flex-col gap-2 py-2 max-sm:[&_textarea]:min-h-16">
      <TextArea
        label={t`Note for the team`}
        hint={t`The person never sees it.`}
        rows={2}

        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on the button asked for it
        autoFocus={isWriting}
        dir={words === '' ? undefined : 'auto'}
        maxLength={SUPPORT.textMax}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" variant="secondary" className="self-start" pending={isPending}>
        <Trans>Save the note</Trans>
      </Button>
    </form>
  );
}
