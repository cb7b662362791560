import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newMessageId } from '../../../kit/new-message-id.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useUnsentWords } from '../../../kit/words/use-unsent-words.ts';
import { useCall } from '../../../ui/use-call.ts';

const REFUSALS = {
  not_found: msg`This chat does not exist.`,
  invalid_input: msg`It has characters that can’t be sent.`,
};

export type NewNote = ReturnType<typeof useNewNote>;

/**
 * The note that an admin writes about a chat; words that were not saved are there again. The same words after a
 * failure are the same note. It is shown without another look at the chat.
 */
export function useNewNote(sessionId: string) {
  const { t } = useLingui();
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const [words, setWords] = useUnsentWords(`note.${sessionId}`);
  const [isWriting, setWriting] = useState(words !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const tried = useRef({ text: '', id: '' });
  const { send, isPending, refusal, reset } = useCall(support.addSupportNote.call, {
    // The form tells why, where it is open.
    failed: () => (field.current === null ? t`The note was not saved` : null),
    refusals: REFUSALS,
    onDone: (note, { text }) => {
      const { queryKey } = support.getSupportSession.queryOptions({ input: { id: sessionId } });
      queryClient.setQueryData(queryKey, (shown) => {
        if (shown === undefined || shown.notes.some(({ id }) => id === note.id)) return shown;
        return { ...shown, notes: [...shown.notes, note] };
      });
      tried.current = { text: '', id: '' };
      const rest = afterSaved(words, text);
      setWords(rest);
      if (rest === '') setWriting(false);
    },
  });
  const text = words.trim();
  return {
    field,
    words,
    setWords,
    isWriting,
    isReady: text !== '',
    isPending,
    refusal,
    write: () => setWriting(true),
    /** Closes the form; the words are kept. */
    leave: () => setWriting(false),
    /** Closes the form and forgets the words, unless they are being saved. */
    cancel() {
      setWriting(false);
      if (isPending) return;
      setWords('');
      reset();
    },
    save() {
      if (isPending || text === '') return;
      if (tried.current.text !== text) tried.current = { text, id: newMessageId() };
      send({ session_id: sessionId, ...tried.current });
    },
  };
}

/** What was written while the note was being saved. */
function afterSaved(words: string, saved: string): string {
  const written = words.trim();
  return written.startsWith(saved) ? written.slice(saved.length).trimStart() : words;
}
