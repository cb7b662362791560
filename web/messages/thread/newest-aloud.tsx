import type { Message } from '@hirfa/contract/messages';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LINE_WORDS } from '../words/line-words.ts';
import { Preview } from '../words/preview.tsx';

/**
 * Reads aloud what arrives while the chat is open, by the other person and the product. The list itself is no live
 * region: rows that come into sight while somebody scrolls are not new.
 */
export function NewestAloud({ messages, name }: { messages: readonly Message[]; name: string }) {
  const { i18n } = useLingui();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const newest = messages.at(-1);
  if (openedAt === null && newest !== undefined) setOpenedAt(newest.seq);
  const fresh = messages.findLast(({ sender, seq }) => sender !== 'me' && openedAt !== null && seq > openedAt);
  return (
    <p aria-live="polite" className="sr-only">
      {fresh && (
        <bdi key={fresh.id}>
          {fresh.line === null ? (
            <>
              {name}: <Preview message={fresh} />
            </>
          ) : (
            i18n._(LINE_WORDS[fresh.line])
          )}
        </bdi>
      )}
    </p>
  );
}
