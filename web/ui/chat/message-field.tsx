import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';

/** Where Enter sends; phones have a key for a new line only. */
const HAS_KEYBOARD = '(min-width: 48rem) and (pointer: fine)';

/** Which key sends. With Shift, Enter begins a line; `ctrl-enter` is for answers of several lines. */
type SendKey = 'enter' | 'enter-of-keyboards' | 'ctrl-enter';

type MessageFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'dir'> & {
  label: string;
  words: string;
  onWords: (words: string) => void;
  sendKey: SendKey;
  onSend: (event: KeyboardEvent) => void;
};

/** The field in which messages of a chat are written; it grows with them. */
export function MessageField({
  label,
  words,
  onWords,
  sendKey,
  onSend,
  onKeyDown,
  className,
  ...field
}: MessageFieldProps) {
  return (
    <textarea
      rows={1}
      // Without words, the placeholder has the direction of the page.
      dir={words === '' ? undefined : 'auto'}
      value={words}
      aria-label={label}
      {...ATTRIBUTES[sendKey]}
      onChange={({ target }) => {
        onWords(target.value);
        // Browsers scroll to the caret, and cut the last line where the field ends.
        if (target.selectionEnd === target.value.length) target.scrollTop = target.scrollHeight;
      }}
      onKeyDown={(event) => {
        // The key of somebody who composes a character ends that.
        if (event.nativeEvent.isComposing) return;
        if (isSending(event, sendKey)) onSend(event);
        onKeyDown?.(event);
      }}
      className={classNames(
        'field-sizing-content min-h-11 min-w-0 grow resize-none rounded-[1.35rem] border border-field-line bg-card px-4 py-2 text-m leading-normal text-ink-0 placeholder-shown:text-start focus-visible:border-teal focus-visible:outline-offset-0',
        className ?? 'max-h-36',
      )}
      {...field}
    />
  );
}

const ATTRIBUTES = {
  enter: { enterKeyHint: 'send' },
  'enter-of-keyboards': { enterKeyHint: 'enter' },
  'ctrl-enter': { 'aria-keyshortcuts': 'Control+Enter' },
} as const;

function isSending(event: KeyboardEvent, sendKey: SendKey): boolean {
  if (event.key !== 'Enter') return false;
  if (sendKey === 'ctrl-enter') return event.ctrlKey || event.metaKey;
  return !event.shiftKey && (sendKey === 'enter' || window.matchMedia(HAS_KEYBOARD).matches);
}
