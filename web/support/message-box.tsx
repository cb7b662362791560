import { SUPPORT } from '@hirfa/domain/support';
import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef } from 'react';
import { useUnsentWords } from '../kit/words/use-unsent-words.ts';
import { PhotoButton } from '../ui/photos/photo-button.tsx';
import { useChoosePhoto } from './use-choose-photo.ts';
import { useSend } from './use-send.ts';
import { MessageField } from '../ui/chat/message-field.tsx';
import { SendButton } from '../ui/send-button.tsx';
import type { Unsent } from '../kit/chat/use-unsent.ts';

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
  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-1 border-t border-sand-2 px-2 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] sm:gap-2 sm:px-4"
    >
      <PhotoButton onChoose={(file) => void choosePhoto(file)} />
      <MessageField
        ref={field}
        maxLength={SUPPORT.textMax}
        label={t`Your message`}
        placeholder={t`Type your message...`}
        readOnly={isPending}
        words={words}
        onWords={(next) => {
          setWords(next);
          onType();
        }}
        sendKey="enter"
        onSend={submit}
      />
      <SendButton isReady={words.trim() !== '' && !isPending} />
    </form>
  );
}
