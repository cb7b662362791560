import type { Message } from '@hirfa/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';

const AROUND = 50;
const NEWER_PAGE = 100;

type Change = (change: (known: readonly Message[]) => readonly Message[]) => void;

/**
 * A part of a chat around the message `at`, which is apart from the end of the chat: `newestFrom` is the first number
 * there. Once the part reaches the end, `join` takes it.
 */
export function usePast(chatId: string, at: number | undefined, newestFrom: number | undefined, join: Change) {
  const { messages: calls } = useOrpc();
  const [part, setPart] = useState<readonly Message[] | null>(null);
  const [isReady, setReady] = useState(at === undefined);
  const [isReading, setReading] = useState(false);
  const readAround = useEffectEvent(async (number: number) => {
    const read = (input: object) => calls.listMessages.call({ id: chatId, limit: AROUND, ...input });
    const [upTo, after] = await Promise.all([read({ before: number + 1 }), read({ after: number })]);
    return [...upTo.items, ...after.items];
  });
  useEffect(() => {
    if (at === undefined) return;
    let isOver = false;
    const open = (items: readonly Message[] | null) => {
      if (isOver) return;
      setPart(items);
      setReady(true);
    };
    // Without an answer, the chat opens at its end.
    readAround(at).then(open, () => open(null));
    return () => {
      isOver = true;
    };
  }, [at]);
  async function readNewer() {
    const last = part?.at(-1)?.seq;
    if (last === undefined || isReading || newestFrom === undefined) return;
    setReading(true);
    try {
      const { items } = await calls.listMessages.call({ id: chatId, after: last, limit: NEWER_PAGE });
      const read = [...(part ?? []), ...items];
      if ((read.at(-1)?.seq ?? last) >= newestFrom - 1) {
        join(() => read.filter(({ seq }) => seq < newestFrom));
        setPart(null);
      } else {
        setPart((known) => known && [...known, ...items.filter(({ seq }) => seq > last)]);
      }
    } catch {
      // The next scrolling tries again.
    } finally {
      setReading(false);
    }
  }
  return {
    messages: part,
    isReady,
    change: ((change) => setPart((known) => known && change(known))) satisfies Change,
    readNewer,
    leave: () => setPart(null),
  };
}
