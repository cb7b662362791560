import type { Chat, Message } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import type { MessageActions } from './use-message-actions.ts';

type MessageMenuProps = { chat: Chat; message: Message; actions: MessageActions };

/** What somebody can do about a message of the other person; its button shows where a pointer or the focus is. */
export function MessageMenu({ chat, message, actions: { reported, ask } }: MessageMenuProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const isReported = reported.has(message.id);
  if (message.sender !== 'other' || message.is_hidden || chat.other === null) return null;
  return (
    <DropdownMenu
      trigger={
        <IconButton
          ref={button}
          label={t`About this message`}
          icon={<Ellipsis aria-hidden />}
          className="transition-opacity pointer-fine:opacity-0 pointer-fine:group-focus-within/message:opacity-100 pointer-fine:group-hover/message:opacity-100 pointer-fine:aria-expanded:opacity-100"
        />
      }
    >
      <MenuItem
        icon={<Flag aria-hidden />}
        disabled={isReported}
        onSelect={() => ask({ about: 'report', message }, button.current)}
      >
        {isReported ? <Trans>Reported</Trans> : <Trans>Report this message</Trans>}
      </MenuItem>
      {chat.part === 'provider' && (
        <MenuItem icon={<Ban aria-hidden />} danger onSelect={() => ask({ about: 'block', message }, button.current)}>
          <Trans>Block this customer</Trans>
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
