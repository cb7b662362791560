import type { Notification } from '@hirfa/contract/notifications';
import { textIn } from '@hirfa/domain/market';
import { NOTIFICATIONS, tapPath } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import Banknote from 'lucide-react/icons/banknote';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Heart from 'lucide-react/icons/heart';
import MailOpen from 'lucide-react/icons/mail-open';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserRound from 'lucide-react/icons/user-round';
import { withInitials } from '../kit/format.ts';
import { linkOf } from '../kit/links/link-of.ts';
import { useLanguage } from '../kit/use-language.ts';
import { cardLink } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { DateTime } from '../ui/date-time.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { toneOf } from './tones.ts';

const ICONS = {
  bookings: CalendarDays,
  money: Banknote,
  messages: MessageCircle,
  account: UserRound,
  favourites: Heart,
  news: Megaphone,
};

const COLOURS = {
  plain: 'bg-sand-1 text-ink-1',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

/** A notification in the list, as a link to what it is about, which marks it as read. */
export function NotificationRow({ news, onRead }: { news: Notification; onRead: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isUnread = news.read_at === null;
  const title = textIn(news, 'title', language);
  const Icon = ICONS[NOTIFICATIONS[news.type].group];
  return (
    <li
      className={classNames(
        'relative flex gap-3 p-4 transition-colors first:rounded-t-m last:rounded-b-m hover:bg-sand-1 sm:gap-4 sm:px-5',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-teal',
      )}
    >
      <span
        aria-hidden
        className={`inline-flex size-10 shrink-0 items-center justify-center rounded-full sm:size-11 [&_svg]:size-5 ${COLOURS[toneOf(news.type)]}`}
      >
        <Icon />
      </span>
      <div className="min-w-0 grow">
        <div className={classNames('flex flex-wrap items-baseline gap-x-3', isUnread && 'pe-8')}>
          <h3 className={`text-s wrap-anywhere ${isUnread ? 'font-bold text-ink-0' : 'font-medium text-ink-1'}`}>
            {isUnread && (
              <span className="me-2 inline-block size-2.5 rounded-full bg-clay">
                <span className="sr-only">
                  <Trans>Unread:</Trans>{' '}
                </span>
              </span>
            )}
            <Link
              {...linkOf(tapPath(news.type, news.metadata))}
              onClick={() => isUnread && onRead()}
              className={`${cardLink} hover:underline`}
            >
              {title}
            </Link>
          </h3>
          <span className="text-xs text-ink-2">
            <DateTime at={news.created_at} form="time" />
          </span>
        </div>
        <p className={`mt-0.5 text-s wrap-anywhere ${isUnread ? 'text-ink-0' : 'text-ink-1'}`}>
          {withInitials(textIn(news, 'message', language))}
        </p>
      </div>
      {isUnread && (
        <IconButton
          label={t`Mark “${title}” as read`}
          icon={<MailOpen aria-hidden />}
          onClick={onRead}
          className="absolute end-2 top-1"
        />
      )}
    </li>
  );
}
