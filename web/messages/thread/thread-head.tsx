import type { Chat } from '@hirfa/contract/messages';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { useLanguage } from '../../kit/use-language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { useMute } from './use-mute.ts';
import { OneLine } from '../../ui/one-line.tsx';

type ThreadHeadProps = { chat: Chat; name: string; presence: 'away' | 'here' | 'typing' };

/** Who one writes with, about which booking, and what they do. */
export function ThreadHead({ chat, name, presence }: ThreadHeadProps) {
  const { t } = useLingui();
  return (
    <header className="flex items-center gap-2 border-b border-sand-2 bg-card px-1 py-2 sm:gap-3 sm:px-4">
      <Link
        to="/messages"
        aria-label={t`All messages`}
        data-tooltip={t`All messages`}
        className="-me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-1 hover:bg-sand-1 sm:me-0 lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
      </Link>
      <Avatar name={name} photo={chat.other?.avatar_url} size="s" />
      <div className="min-w-0 grow">
        <h1 tabIndex={-1} className="text-m leading-snug font-bold text-teal outline-none">
          <OneLine>{name}</OneLine>
        </h1>
        <p className="flex text-xs whitespace-pre text-ink-1">
          <Doing chat={chat} presence={presence} />
        </p>
      </div>
      <Mute chat={chat} />
    </header>
  );
}

function Doing({ chat, presence }: Pick<ThreadHeadProps, 'chat' | 'presence'>) {
  const language = useLanguage();
  if (presence === 'typing') return <Trans>Typing …</Trans>;
  const title = (
    <BookingLink chat={chat}>
      <OneLine>{textIn(chat, 'title', language)}</OneLine>
    </BookingLink>
  );
  if (presence === 'here') return <Trans>In the chat now · {title}</Trans>;
  const day = <DateTime at={chat.starts_at} form="short-day" />;
  return (
    <>
      {title}
      <span className="shrink-0"> · {day}</span>
    </>
  );
}

function BookingLink({ chat, children }: { chat: Chat; children: React.ReactNode }) {
  const look = '-my-3.5 min-w-11 rounded-s py-3.5 underline decoration-1 underline-offset-4 hover:decoration-2';
  return chat.part === 'customer' ? (
    <Link to="/booking-confirmation/$bookingId" params={{ bookingId: chat.id }} className={look}>
      {children}
    </Link>
  ) : (
    <Link to="/provider/dashboard" search={{ openBooking: chat.id }} className={look}>
      {children}
    </Link>
  );
}

export function Mute({ chat }: { chat: Chat }) {
  const { t } = useLingui();
  const mute = useMute(chat.id);
  return (
    <IconButton
      label={t`Mute this chat`}
      aria-pressed={chat.is_muted}
      icon={chat.is_muted ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      onClick={() => mute(!chat.is_muted)}
    />
  );
}
