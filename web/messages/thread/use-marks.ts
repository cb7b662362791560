import type { Chat } from '@hirfa/contract/messages';
import { useEffect, useState } from 'react';
import { useConnected } from '../../kit/live/connected.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useVisible } from '../../kit/use-visible.ts';

/**
 * Marks what has arrived, and what was read: while the newest message is on the screen and the page is visible. Returns
 * up to which number the person has read.
 */
export function useMarks(chat: Chat, arrived: number, isNewestShown: boolean): number {
  const { messages } = useOrpc();
  const seen = useVisible();
  const isConnected = useConnected();
  const [marked, setMarked] = useState({ read_seq: chat.read_seq, delivered_seq: chat.delivered_seq });
  const isReading = seen && isNewestShown;
  const isNew = isReading ? arrived > marked.read_seq : arrived > marked.delivered_seq;
  useEffect(() => {
    if (!isNew || !isConnected) return;
    const marks = isReading ? { read_seq: arrived } : { delivered_seq: arrived };
    let isOver = false;
    messages.markChat.call({ id: chat.id, ...marks }).then(
      // What was asked counts, too: it is never asked again, whatever the server has marked.
      ({ read_seq, delivered_seq }) =>
        isOver ||
        setMarked({
          read_seq: isReading ? Math.max(arrived, read_seq) : read_seq,
          delivered_seq: Math.max(arrived, delivered_seq),
        }),
      // It is tried again when the line is back.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNew, isReading, arrived, isConnected, chat.id, messages]);
  return Math.max(marked.read_seq, chat.read_seq);
}
