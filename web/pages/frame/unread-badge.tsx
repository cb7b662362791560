import { Plural } from '@lingui/react/macro';
import { useUnreadCount } from '../../notifications/index.ts';

/** More are not counted: the number stays small. */
const MOST = 99;

/** How many notifications of the signed-in person are unread; nothing while there are none. */
export default function UnreadBadge() {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className="absolute end-0.5 top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-clay px-1 text-[.6875rem] leading-none font-bold text-on-clay tabular-nums">
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">
        <Plural value={count} one="# unread" other="# unread" />
      </span>
    </span>
  );
}
