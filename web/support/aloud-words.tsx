import type { SupportMessage } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { AutoReplyWords } from './auto-reply.tsx';

/** What is read aloud of a new message. */
export function AloudWords({ message, person }: { message: SupportMessage; person: string | undefined }) {
  if (message.sender_type === 'system') return <AutoReplyWords message={message} />;
  return (
    <span>
      {message.sender_type === 'admin' ? <Trans>Support Team</Trans> : <bdi>{person}</bdi>}: <Words message={message} />
    </span>
  );
}

const Words = ({ message: { message, photo } }: { message: SupportMessage }) =>
  photo === null ? <bdi>{message}</bdi> : <Trans>A photo</Trans>;
