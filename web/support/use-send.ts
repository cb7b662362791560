import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newMessageId } from '../kit/new-message-id.ts';
import { codeOf } from '../kit/error-code.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { toast } from '../ui/toasts/toast.ts';

/** 8.16 */
const REASONS: Record<string, MessageDescriptor> = {
  no_active_session: msg`No active support session`,
  not_found: msg`No active support session`,
  authentication_required: msg`Not authenticated`,
  too_many_requests: msg`You are writing very fast. Please wait a moment.`,
  invalid_input: msg`It has characters that can’t be sent.`,
};

/** Sends one message after the other; the same words after a failure are the same message. 5.1, 7.33, 8.14 */
export function useSend(sessionId: string, onSent: () => void) {
  const { t, i18n } = useLingui();
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const tried = useRef({ message: '', id: '' });
  const { mutate, isPending } = useMutation({
    ...support.sendLiveSupportMessage.mutationOptions(),
    onSuccess: () => {
      tried.current = { message: '', id: '' };
      onSent();
    },
    onError: (error) => {
      const reason = REASONS[codeOf(error)];
      toast({
        tone: 'bad',
        title: t`Failed to send message`,
        text: reason ? i18n._(reason) : t`Check your connection and try again.`,
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: support.key() }),
  });
  function send(words: string) {
    const message = words.trim();
    if (message === '' || isPending) return;
    if (tried.current.message !== message) tried.current = { message, id: newMessageId() };
    mutate({ session_id: sessionId, ...tried.current });
  }
  return { send, isPending };
}
