import type { SupportMessage } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AutoReplyWords } from './auto-reply.tsx';

/** Reads aloud what arrives while the chat is open; the list itself also gets older messages, which are no news. */
export function NewestAloud({
  messages,
  person,
}: {
  messages: readonly SupportMessage[];
  person?: string | undefined;
}) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const own = person === undefined ? 'user' : 'admin';
  const newest = messages.at(-1);
  if (openedAt === null && newest !== undefined) setOpenedAt(newest.seq);
  const fresh = messages.findLast(({ sender_type, seq }) => sender_type !== own && openedAt !== null && seq > openedAt);
  return (
    <p aria-live="polite" className="sr-only">
      {fresh?.sender_type === 'admin' && (
        <span key={fresh.id}>
          <Trans>Support Team</Trans>: <Words message={fresh} />
        </span>
      )}
      {fresh?.sender_type === 'user' && (
        <span key={fresh.id}>
          <bdi>{person}</bdi>: <Words message={fresh} />
        </span>
      )}
      {fresh?.sender_type === 'system' && <AutoReplyWords key={fresh.id} message={fresh} />}
    </p>
  );
}

const Words = ({ message: { message, photo } }: { message: SupportMessage }) =>
  photo === null ? <bdi>{message}</bdi> : <Trans>A photo</Trans>;
