import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Messages } from './use-messages.ts';

/** The way to the end of the chat, which also who writes something takes. */
export function useToNewest({ isApart, toNewest, writes }: Messages, scrollToEnd: () => void): () => void {
  const isOnTheWay = useRef(false);
  const scroll = useEffectEvent(scrollToEnd);
  function go() {
    isOnTheWay.current = isApart;
    if (isApart) toNewest();
    else scrollToEnd();
  }
  const goAfterWriting = useEffectEvent(go);
  useEffect(() => {
    if (writes > 0) goAfterWriting();
  }, [writes]);
  useLayoutEffect(() => {
    if (isApart || !isOnTheWay.current) return;
    isOnTheWay.current = false;
    scroll();
  }, [isApart]);
  return go;
}
