import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newMessageId } from '../../../kit/new-message-id.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useCall } from '../../../ui/use-call.ts';

/** Stores a note; the same words after a failure are the same note. It is shown without another look at the chat. */
export function useAddNote(sessionId: string, onAdded: () => void) {
  const { t } = useLingui();
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const tried = useRef({ text: '', id: '' });
  const { send, isPending } = useCall(support.addSupportNote.call, {
    failed: t`The note was not saved`,
    onDone: (note) => {
      const { queryKey } = support.getSupportSession.queryOptions({ input: { id: sessionId } });
      queryClient.setQueryData(queryKey, (shown) => {
        if (shown === undefined || shown.notes.some(({ id }) => id === note.id)) return shown;
        return { ...shown, notes: [...shown.notes, note] };
      });
      tried.current = { text: '', id: '' };
      onAdded();
    },
  });
  return {
    isPending,
    add(text: string) {
      if (isPending) return;
      if (tried.current.text !== text) tried.current = { text, id: newMessageId() };
      send({ session_id: sessionId, ...tried.current });
    },
  };
}
