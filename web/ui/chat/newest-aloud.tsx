import { Fragment, type ReactNode, useState } from 'react';

type NewestAloudProps<Message> = {
  messages: readonly Message[];
  isOwn: (message: Message) => boolean;
  /** What is read of a message. */
  children: (message: Message) => ReactNode;
};

/**
 * Reads aloud what others write while the chat is open. The list itself is no live region: older messages that are
 * loaded, or come into sight while somebody scrolls, are no news.
 */
export function NewestAloud<Message extends { id: string; seq: number }>({
  messages,
  isOwn,
  children,
}: NewestAloudProps<Message>) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const newest = messages.at(-1);
  if (openedAt === null && newest !== undefined) setOpenedAt(newest.seq);
  const fresh = messages.findLast((message) => !isOwn(message) && openedAt !== null && message.seq > openedAt);
  return (
    <p aria-live="polite" className="sr-only">
      {fresh && <Fragment key={fresh.id}>{children(fresh)}</Fragment>}
    </p>
  );
}
