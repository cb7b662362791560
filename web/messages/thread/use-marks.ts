import type { Chat } from '@hirfa/contract/messages';
import { useState } from 'react';
import { useMark } from '../../kit/chat/use-mark.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useVisible } from '../../kit/use-visible.ts';

/**
 * Marks what has arrived, and what was read: while the newest message is on the screen and the page is visible. Returns
 * up to which number the person has read.
 */
export function useMarks(chat: Chat, arrived: number, isNewestShown: boolean): number {
  const { messages } = useOrpc();
  const seen = useVisible();
  const [marked, setMarked] = useState({ read_seq: chat.read_seq, delivered_seq: chat.delivered_seq });
  const isReading = seen && isNewestShown;
  useMark({
    what: isReading ? 'read' : 'delivered',
    upTo: arrived,
    isNew: arrived > (isReading ? marked.read_seq : marked.delivered_seq),
    send: (seq, what) =>
      messages.markChat.call({ id: chat.id, ...(what === 'read' ? { read_seq: seq } : { delivered_seq: seq }) }),
    // What was asked counts, too: it is never asked again, whatever the server has marked.
    onSent: ({ read_seq, delivered_seq }) =>
      setMarked({
        read_seq: isReading ? Math.max(arrived, read_seq) : read_seq,
        delivered_seq: Math.max(arrived, delivered_seq),
      }),
  });
  return Math.max(marked.read_seq, chat.read_seq);
}
