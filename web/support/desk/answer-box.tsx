import { SUPPORT } from '@hirfa/domain/support';
import { useLingui } from '@lingui/react/macro';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { useUnsentWords } from '../../kit/use-unsent-words.ts';

type AnswerBoxProps = {
  sessionId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: (words: string) => void;
  /** After Escape, keys move through the inbox again. */
  leave: () => void;
};

/** Where an admin writes. Ctrl and Enter sends, because answers have several lines. */
export function AnswerBox({ sessionId, field, onSend, leave }: AnswerBoxProps) {
  const { t } = useLingui();
  const [words, setWords] = useUnsentWords(`desk.${sessionId}`);
  const isEmpty = words.trim() === '';
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isEmpty) {
      onSend(words.trim());
      setWords('');
    }
    field.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape') leave();
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-sand-2 px-3 py-3 sm:px-4">
      <textarea
        ref={field}
        rows={2}
        // Without words, the placeholder has the direction of the page.
        dir={words === '' ? undefined : 'auto'}
        value={words}
        maxLength={SUPPORT.textMax}
        aria-label={t`Your answer`}
        placeholder={t`Write an answer`}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={press}
        className="field-sizing-content max-h-48 min-h-11 min-w-0 grow resize-none rounded-[1.35rem] border border-field-line bg-card px-4 py-2 text-m leading-normal text-ink-0 placeholder-shown:text-start focus-visible:border-teal focus-visible:outline-offset-0"
      />
      <button
        type="submit"
        aria-label={t`Send`}
        aria-disabled={isEmpty}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-clay text-on-clay transition-[background-color,opacity] hover:bg-clay-hover aria-disabled:opacity-55"
      >
        <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
      </button>
    </form>
  );
}
