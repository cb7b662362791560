import type { Language } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type ReplyValues, SavedReplies } from './saved-replies.tsx';

type RepliesButtonProps = {
  language: Language;
  values: ReplyValues;
  focusBox: () => void;
  onChoose: (text: string) => void;
};

/** Opens the saved replies; after the choice, the box has the focus. */
export function RepliesButton({ language, values, focusBox, onChoose }: RepliesButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  function open() {
    // What has the focus now has it after the dialog.
    focusBox();
    setOpen(true);
  }
  function choose(text: string) {
    onChoose(text);
    setOpen(false);
  }
  return (
    <>
      <IconButton label={t`Saved replies`} icon={<MessageSquareText aria-hidden />} onClick={open} />
      {isOpen && <SavedReplies language={language} values={values} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}
