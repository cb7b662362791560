import type { Message } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LINE_WORDS } from './line-words.ts';

/** A message in one line, as a list of chats shows it. */
export function Preview({ message }: { message: Message | null }) {
  const { i18n } = useLingui();
  if (message === null) return <Trans>No messages yet</Trans>;
  if (message.line !== null) return <>{i18n._(LINE_WORDS[message.line])}</>;
  const words = wordsOf(message);
  if (message.is_hidden) return <Trans>Our team has hidden this message</Trans>;
  if (words === null) return <Trans>A message of someone who has left</Trans>;
  return (
    <span className="flex gap-1">
      {message.sender === 'me' && (
        <span className="shrink-0">
          <Trans>You:</Trans>
        </span>
      )}
      <span dir="auto" className="min-w-0 truncate">
        {words}
      </span>
    </span>
  );
}

function wordsOf({ text, photo, place }: Message): ReactNode {
  if (photo) return <Trans>A photo</Trans>;
  return place === null ? text : <Trans>A place on the map</Trans>;
}
