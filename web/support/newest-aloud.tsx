import type { SupportMessage } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AutoReplyWords } from './auto-reply.tsx';

/** Reads aloud what arrives while the chat is open; the list itself also gets older messages, which are no news. */
export function NewestAloud({ messages }: { messages: readonly SupportMessage[] }) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const newest = messages.at(-1);
  if (openedAt === null && newest !== undefined) setOpenedAt(newest.seq);
  const fresh = messages.findLast(
    ({ sender_type, seq }) => sender_type !== 'user' && openedAt !== null && seq > openedAt,
  );
  return (
    <p aria-live="polite" className="sr-only">
      {fresh?.sender_type === 'admin' && (
        <span key={fresh.id}>
          <Trans>Support Team</Trans>: <bdi>{fresh.message}</bdi>
        </span>
      )}
      {fresh?.sender_type === 'system' && <AutoReplyWords key={fresh.id} message={fresh} />}
    </p>
  );
}
