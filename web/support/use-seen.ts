import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConnected } from '../kit/live/connected.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { useVisible } from '../kit/use-visible.ts';
import { supportMessagesQuery } from './queries.ts';

/** Marks the session as read up to the last answer, while the page is visible. */
export function useSeen(sessionId: string): void {
  const orpc = useOrpc();
  const { data } = useInfiniteQuery(supportMessagesQuery(orpc, sessionId));
  const answers = data?.pages.flatMap(({ items }) => items).filter(({ sender_type }) => sender_type === 'admin') ?? [];
  const last = Math.max(0, ...answers.map(({ seq }) => seq));
  const [seen, setSeen] = useState(0);
  const isVisible = useVisible();
  const isConnected = useConnected();
  const isNew = isVisible && isConnected && last > seen;
  const { support } = orpc;
  useEffect(() => {
    if (!isNew) return;
    let isOver = false;
    support.seeSupport.call({ id: sessionId, seq: last }).then(
      () => isOver || setSeen(last),
      // It is tried again when the line is back.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNew, last, sessionId, support]);
}
