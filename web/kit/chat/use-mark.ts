import { useEffect, useEffectEvent } from 'react';
import { useConnected } from '../live/connected.ts';

type What = 'delivered' | 'read';

interface Mark<Answer> {
  what: What;
  /** The number of the last message that is meant. */
  upTo: number;
  /** Whether it was not sent before. */
  isNew: boolean;
  send: (upTo: number, what: What) => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/** Sends the server up to where a person has received or read a chat; what failed is sent when the socket is back. */
export function useMark<Answer>({ what, upTo, isNew, send, onSent }: Mark<Answer>): void {
  const isConnected = useConnected();
  const begin = useEffectEvent(send);
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    if (!isNew || !isConnected) return;
    let isOver = false;
    begin(upTo, what).then(
      (answer) => isOver || sent(answer),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNew, isConnected, upTo, what]);
}
