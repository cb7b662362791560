import { useEffect, useEffectEvent } from 'react';
import type { Messages } from './use-messages.ts';

/** So many rows from an end of what is loaded, more is read. */
const NEAR_EDGE = 6;

/**
 * Reads older messages close to the first row, and newer ones close to the last where the chat goes on; `before` and
 * `after` are the rows outside of the page.
 */
export function useReadMore(messages: Messages, isShown: boolean, before: number, after: number): void {
  const oldest = messages.messages[0]?.seq ?? 1;
  const newest = messages.messages.at(-1)?.seq ?? 0;
  const readOlder = useEffectEvent((from: number) => void (from > 1 && messages.readOlder()));
  const readNewer = useEffectEvent((from: number) => void (from > 0 && messages.readNewer()));
  const isNearTop = isShown && before < NEAR_EDGE;
  const isNearEnd = isShown && after < NEAR_EDGE && messages.isApart;
  useEffect(() => {
    if (isNearTop) readOlder(oldest);
  }, [isNearTop, oldest]);
  useEffect(() => {
    if (isNearEnd) readNewer(newest);
  }, [isNearEnd, newest]);
}
