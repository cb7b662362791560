import type { DraftContent } from '@hirfa/contract/chat-queue';
import type { Chat } from '@hirfa/contract/messages';
import { CHAT } from '@hirfa/domain/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useUnsentWords } from '../../kit/words/use-unsent-words.ts';
import { Attach } from './attach.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { QuickReplies } from './quick-replies.tsx';

type ComposerProps = { chat: Chat; onType: () => void; onSend: (content: DraftContent) => void };

/** The count of characters is shown when so many are left. */
const COUNT_FROM = 100;
/** Where Enter sends; phones have a key for a new line only. */
const HAS_KEYBOARD = '(min-width: 48rem) and (pointer: fine)';

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
  function press(event: KeyboardEvent) {
    const isNewLine = event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing;
    if (!isNewLine && window.matchMedia(HAS_KEYBOARD).matches) send(event);
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
        <textarea
          ref={field}
          rows={1}
          // Without words, the placeholder has the direction of the page.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          maxLength={CHAT.textMax}
          aria-label={t`Your message`}
          placeholder={t`Write a message`}
          enterKeyHint="enter"
          onChange={(event) => {
            setText(event.target.value);
            setNote(null);
            onType();
          }}
          onKeyDown={press}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 grow resize-none rounded-[1.35rem] border border-field-line bg-card px-4 py-2 text-m leading-normal text-ink-0 placeholder-shown:text-start focus-visible:border-teal focus-visible:outline-offset-0"
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
