import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMark } from '../kit/chat/use-mark.ts';
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
  useMark({
    what: 'read',
    upTo: last,
    isNew: isVisible && last > seen,
    send: (seq) => orpc.support.seeSupport.call({ id: sessionId, seq }),
    onSent: () => setSeen(last),
  });
}
