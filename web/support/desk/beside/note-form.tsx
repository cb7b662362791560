import { SUPPORT } from '@hirfa/domain/support';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { MessageField } from '../../../ui/chat/message-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { NewNote } from './use-new-note.ts';

/** Where a note is written. Ctrl and Enter saves it; Escape leaves it, and the words are kept. */
export function NoteForm({ note }: { note: NewNote }) {
  const { t } = useLingui();
  const hint = useId();
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (note.isReady) note.save();
    else note.field.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // What is around the form stays open.
    event.stopPropagation();
    note.leave();
  }
  return (
    <form data-note onSubmit={submit} className="py-2">
      <Field label={t`Note for the team`}>
        {({ id }) => (
          <MessageField
            ref={note.field}
            id={id}
            aria-describedby={hint}
            label={t`Note for the team`}
            maxLength={SUPPORT.textMax}
            words={note.words}
            onWords={note.setWords}
            sendKey="ctrl-enter"
            onSend={submit}
            onKeyDown={press}
            // Two lines at least; where it scrolls, lines are whole.
            className="block max-h-21.5 min-h-16.5 w-full py-2! sm:max-h-27.5"
          />
        )}
      </Field>
      <output className="block text-xs font-medium text-bad">
        {note.refusal !== undefined && (
          <span className="flex items-start gap-1.5 pt-1.5">
            <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
            {note.refusal}
          </span>
        )}
      </output>
      <div className="flex items-center gap-2 pt-2">
        <p id={hint} className="me-auto leading-snug text-balance">
          <Trans>The person never sees it.</Trans>
        </p>
        <Button
          variant="quiet"
          className="px-3! whitespace-nowrap max-sm:px-2! max-sm:text-xs! hover:bg-sand-2!"
          onClick={note.cancel}
        >
          <Trans>Cancel</Trans>
        </Button>
        <SaveButton note={note} />
      </div>
    </form>
  );
}

/** It keeps its width while the note is being saved. */
const SaveButton = ({ note: { isReady, isPending } }: { note: NewNote }) => (
  <button
    type="submit"
    aria-busy={isPending || undefined}
    aria-disabled={isPending || !isReady || undefined}
    className={buttonStyle({}, 'relative px-4! whitespace-nowrap max-sm:px-3.5! max-sm:text-xs!')}
  >
    <span className={isPending ? 'opacity-0' : undefined}>
      <Trans>Save the note</Trans>
    </span>
    {isPending && (
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
      </span>
    )}
  </button>
);
