import { useEffect, useEffectEvent } from 'react';
import { useConnected } from '../live/connected.ts';

type What = 'delivered' | 'read';

interface Mark<Answer> {
  what: What;
  /** The number of the last message that is meant. */
  upTo: number;
  /** Whether it was not told before. */
  isNew: boolean;
  tell: (upTo: number, what: What) => Promise<Answer>;
  onTold: (answer: Answer) => void;
}

/** Tells the server up to where somebody has received or read a chat; what failed is told when the line is back. */
export function useMark<Answer>({ what, upTo, isNew, tell, onTold }: Mark<Answer>): void {
  const isConnected = useConnected();
  const begin = useEffectEvent(tell);
  const told = useEffectEvent(onTold);
  useEffect(() => {
    if (!isNew || !isConnected) return;
    let isOver = false;
    begin(upTo, what).then(
      (answer) => isOver || told(answer),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNew, isConnected, upTo, what]);
}
