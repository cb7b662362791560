import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Row } from './rows.ts';

/** Closer to the end than this, the newest message is on the screen, and the list follows new ones. */
export const END_PX = 72;

interface Opening {
  /** The number of the message that was searched for. */
  at: number | undefined;
  /** Whether the rows are a part of the chat apart from its end, which follows nothing. */
  isApart: boolean;
}

/**
 * Which rows are in the page. They open at the message that was searched for, the first unread one or the end, and keep
 * their place afterwards. At the end they stay there when the keyboard or a note below takes a part of their height.
 */
export function useRowWindow(
  rows: readonly Row[],
  scroller: RefObject<HTMLDivElement | null>,
  { at, isApart }: Opening,
) {
  // oxlint-disable-next-line react/incompatible-library -- the build has no React compiler, which could not memoize it
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => 64,
    overscan: 8,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: !isApart,
    scrollEndThreshold: END_PX,
  });
  const [isOpened, setOpened] = useState(false);
  const found = at === undefined ? -1 : rows.findIndex((row) => row.kind === 'message' && row.message.seq === at);
  const divider = rows.findIndex(({ kind }) => kind === 'unread');
  // The day of the first unread message is read with it.
  const unread = rows[divider - 1]?.kind === 'day' ? divider - 1 : divider;
  const isEmpty = rows.length === 0;
  useLayoutEffect(() => {
    if (isOpened || isEmpty) return;
    if (found !== -1) list.scrollToIndex(found, { align: 'center' });
    else if (unread === -1) list.scrollToEnd();
    else list.scrollToIndex(unread, { align: 'start' });
    const painted = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(painted);
  }, [isOpened, isEmpty, found, unread, list]);
  useEffect(() => {
    if (isOpened) scroller.current?.querySelector<HTMLElement>('[data-found]')?.focus({ preventScroll: true });
  }, [isOpened, scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isOpened || isApart) return;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      const below = element.scrollHeight - element.scrollTop - height;
      if (lost > 0 && below <= lost + END_PX) list.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpened, isApart, list, scroller]);
  return { list, isOpened: isOpened || isEmpty };
}
