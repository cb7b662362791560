import type { Message } from '@hirfa/contract/messages';
import { useLingui } from '@lingui/react/macro';
import { LINE_WORDS } from '../words/line-words.ts';
import { Preview } from '../words/preview.tsx';

/** What is read aloud of a new message, by the other person or the product. */
export function AloudWords({ message, name }: { message: Message; name: string }) {
  const { i18n } = useLingui();
  return (
    <bdi>
      {message.line === null ? (
        <>
          {name}: <Preview message={message} />
        </>
      ) : (
        i18n._(LINE_WORDS[message.line])
      )}
    </bdi>
  );
}
