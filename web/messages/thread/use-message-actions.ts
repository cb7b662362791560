import type { Message } from '@hirfa/contract/messages';
import { type RefObject, useRef, useState } from 'react';

/** What somebody has chosen in the menu of a message, and is asked to confirm. */
interface Asked {
  about: 'report' | 'block';
  message: Message;
}

export interface MessageActions {
  /** The messages that were reported here. */
  reported: ReadonlySet<string>;
  asked: Asked | null;
  /** The button of the menu, which has the focus again after the dialog. */
  opener: RefObject<HTMLElement | null>;
  ask(about: Asked, opener: HTMLElement | null): void;
  close(): void;
  markReported(id: string): void;
}

/** The dialogs about messages of a chat: one at a time, outside of the rows, which leave the page by scrolling. */
export function useMessageActions(): MessageActions {
  const opener = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  return {
    reported,
    asked,
    opener,
    ask(about, element) {
      opener.current = element;
      setAsked(about);
    },
    close: () => setAsked(null),
    markReported: (id) => setReported((known) => new Set(known).add(id)),
  };
}
