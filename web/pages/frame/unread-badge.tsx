import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useUnreadMessages } from '../../messages/index.ts';
import { useUnreadCount } from '../../notifications/index.ts';

/** More are not counted: the number stays small. */
const MOST = 99;

/** How many notifications or messages of the signed-in person are unread; nothing while there are none. */
export default function UnreadBadge({ of }: { of: 'notifications' | 'messages' }) {
  return of === 'messages' ? <UnreadMessages /> : <UnreadNotifications />;
}

function UnreadNotifications() {
  const count = useUnreadCount();
  return <Badge count={count} words={<Plural value={count} one="# unread" other="# unread" />} />;
}

function UnreadMessages() {
  const count = useUnreadMessages();
  return <Badge count={count} words={<Plural value={count} one="# unread message" other="# unread messages" />} />;
}

function Badge({ count, words }: { count: number; words: ReactNode }) {
  const { i18n } = useLingui();
  if (count === 0) return null;
  const shown = count > MOST ? `${i18n.number(MOST)}+` : i18n.number(count);
  return (
    <span className="absolute end-0.5 top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-clay px-1 text-[.6875rem] leading-none font-bold text-on-clay tabular-nums">
      <span aria-hidden>{shown}</span>
      <span className="sr-only"> {words}</span>
    </span>
  );
}
