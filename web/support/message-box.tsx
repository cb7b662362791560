import { SUPPORT } from '@hirfa/domain/support';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { useUnsentWords } from '../kit/words/use-unsent-words.ts';
import { PhotoButton } from '../ui/photos/photo-button.tsx';
import { useChoosePhoto } from './use-choose-photo.ts';
import { useSend } from './use-send.ts';
import { SendButton } from '../ui/send-button.tsx';
import type { Unsent } from './use-unsent.ts';

type MessageBoxProps = { sessionId: string; photos: Unsent; onType: () => void };

/** Where the person writes. Enter sends, Shift and Enter begins a line. 2.43, 5.1, 5.2 */
export function MessageBox({ sessionId, photos, onType }: MessageBoxProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useUnsentWords('support');
  const { send, isPending } = useSend(sessionId, () => setWords(''));
  const choosePhoto = useChoosePhoto((photo) => photos.send({ photo }));
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    send(words);
    field.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  }
  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-2 border-t border-sand-2 px-3 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] sm:px-4"
    >
      <PhotoButton onChoose={(file) => void choosePhoto(file)} />
      <textarea
        ref={field}
        rows={1}
        // Without words, the placeholder has the direction of the page.
        dir={words === '' ? undefined : 'auto'}
        value={words}
        maxLength={SUPPORT.textMax}
        aria-label={t`Your message`}
        placeholder={t`Type your message...`}
        enterKeyHint="send"
        readOnly={isPending}
        onChange={(event) => {
          setWords(event.target.value);
          onType();
        }}
        onKeyDown={press}
        className="field-sizing-content max-h-36 min-h-11 min-w-0 grow resize-none rounded-[1.35rem] border border-field-line bg-card px-4 py-2 text-m leading-normal text-ink-0 placeholder-shown:text-start focus-visible:border-teal focus-visible:outline-offset-0"
      />
      <SendButton isReady={words.trim() !== '' && !isPending} />
    </form>
  );
}
