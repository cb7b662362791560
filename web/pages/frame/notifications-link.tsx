import { Trans } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import { Link } from '../../ui/link.tsx';
import { Unread } from './unread.tsx';

/** The link to the notifications, with the number of unread ones. */
export function NotificationsLink() {
  return (
    <Link
      to="/notifications"
      className="signed-in-only relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-1 hover:bg-sand-1 hover:text-ink-0 aria-[current=page]:text-teal"
    >
      <Bell aria-hidden className="size-5.5" />
      <span className="sr-only">
        <Trans>Notifications</Trans>
      </span>
      <Unread of="notifications" />
    </Link>
  );
}
