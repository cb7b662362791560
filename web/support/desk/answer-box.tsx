import type { SupportInboxItem } from '@hirfa/contract/support';
import { openPlaceholders, type ReplyPlaceholder, SUPPORT } from '@hirfa/domain/support';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { useUnsentWords } from '../../kit/words/use-unsent-words.ts';
import { PhotoButton } from '../../ui/photos/photo-button.tsx';
import type { Content } from '../../kit/chat/unsent-messages.ts';
import { useChoosePhoto } from '../use-choose-photo.ts';
import { RepliesButton } from './replies/replies-button.tsx';
import { MessageField } from '../../ui/chat/message-field.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import type { ReplyValues } from './replies/saved-replies.tsx';

type AnswerBoxProps = {
  session: Pick<SupportInboxItem, 'id' | 'language'>;
  values: ReplyValues;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: () => void;
  onSend: (content: Content) => void;
  /** After Escape, keys move through the inbox again. */
  leave: () => void;
};

/** Where an admin writes. Ctrl and Enter sends, because answers have several lines. */
export function AnswerBox({ session, values, field, onType, onSend, leave }: AnswerBoxProps) {
  const { t } = useLingui();
  const [words, setWords] = useUnsentWords(`desk.${session.id}`);
  const [open] = openPlaceholders(words);
  const choosePhoto = useChoosePhoto((photo) => onSend({ photo }));
  const isReady = words.trim() !== '' && open === undefined;
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isReady) {
      onSend({ message: words.trim() });
      setWords('');
    }
    field.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // What is around the chat stays open.
    event.stopPropagation();
    leave();
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2 border-t border-sand-2 px-3 py-3 sm:px-4">
      <RepliesButton
        language={session.language}
        values={values}
        focusBox={() => field.current?.focus()}
        onChoose={(text) => setWords(words.trim() === '' ? text : `${words.trimEnd()}\n${text}`)}
      />
      <PhotoButton onChoose={(file) => void choosePhoto(file)} />
      <MessageField
        ref={field}
        rows={2}
        maxLength={SUPPORT.textMax}
        label={t`Your answer`}
        placeholder={t`Write an answer`}
        words={words}
        onWords={(next) => {
          setWords(next);
          onType();
        }}
        sendKey="ctrl-enter"
        onSend={submit}
        onKeyDown={press}
        className="max-h-48 basis-0"
      />
      <SendButton isReady={isReady} />
      {open !== undefined && <Unfilled name={open} />}
    </form>
  );
}

/** Says what is missing in a saved reply, which is not sent like this. */
function Unfilled({ name }: { name: ReplyPlaceholder }) {
  const place = <bdi dir="ltr">{`{${name}}`}</bdi>;
  return (
    <output className="basis-full text-xs font-medium text-bad">
      <Trans>Write something in place of {place} before you send it.</Trans>
    </output>
  );
}
