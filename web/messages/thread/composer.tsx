import type { DraftContent } from '@hirfa/contract/chat-queue';
import type { Chat } from '@hirfa/contract/messages';
import { CHAT } from '@hirfa/domain/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useUnsentWords } from '../../kit/words/use-unsent-words.ts';
import { Attach } from './attach.tsx';
import { MessageField } from '../../ui/chat/message-field.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { QuickReplies } from './quick-replies.tsx';

type ComposerProps = { chat: Chat; onType: () => void; onSend: (content: DraftContent) => void };

/** The count of characters is shown when so many are left. */
const COUNT_FROM = 100;

/** Where somebody writes. */
export function Composer({ chat, onType, onSend }: ComposerProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useUnsentWords(chat.id);
  const [note, setNote] = useState<ReactNode>(null);
  const left = CHAT.textMax - text.length;
  function send(event?: SyntheticEvent) {
    event?.preventDefault();
    const words = text.trim();
    if (words === '') return;
    onSend({ kind: 'text', text: words });
    setText('');
    field.current?.focus();
  }
  function choose(words: string) {
    setText(words);
    field.current?.focus();
  }
  return (
    <form onSubmit={send} className="mx-auto w-full max-w-3xl px-3 pt-2 pb-[max(.625rem,env(safe-area-inset-bottom))]">
      {chat.part === 'provider' && text === '' && <QuickReplies chat={chat} onChoose={choose} />}
      <div className="flex items-end gap-2">
        <div className={classNames('-ms-2 flex shrink-0', text !== '' && 'max-sm:hidden')}>
          <Attach chat={chat} onNote={setNote} onSend={onSend} />
        </div>
        <MessageField
          ref={field}
          maxLength={CHAT.textMax}
          label={t`Your message`}
          placeholder={t`Write a message`}
          words={text}
          onWords={(words) => {
            setText(words);
            setNote(null);
            onType();
          }}
          sendKey="enter-of-keyboards"
          onSend={send}
        />
        <SendButton isReady={text.trim() !== ''} />
      </div>
      <output className="block px-4 text-xs text-ink-1 not-empty:pt-1">{note}</output>
      {left <= COUNT_FROM && (
        <output className="block px-4 pt-1 text-xs text-ink-1">
          <Trans>{left} characters left</Trans>
        </output>
      )}
    </form>
  );
}
