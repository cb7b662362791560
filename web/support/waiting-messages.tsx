import type { SupportMessage } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { Bubble } from '../ui/chat/bubble.tsx';
import { Button } from '../ui/button.tsx';
import { WaitingPhoto } from '../ui/photos/photo.tsx';
import { photoAddress } from '../ui/photos/photo-query.ts';
import type { UnsentMessage } from '../kit/chat/unsent-messages.ts';
import type { Unsent } from '../kit/chat/use-unsent.ts';

type WaitingMessagesProps = { unsent: Unsent; stored: readonly SupportMessage[] };

/** Messages that are on their way, or were not sent, after the stored ones. */
export function WaitingMessages({ unsent: { messages, sendAgain, discard }, stored }: WaitingMessagesProps) {
  const shown = messages.filter(({ id }) => !stored.some((message) => message.id === id));
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {shown.map((message) => (
        <li key={message.id} className="ms-auto flex w-fit max-w-[min(85%,34rem)] flex-col items-end gap-1">
          <Bubble isOwn className="max-w-full">
            <Words message={message} />
          </Bubble>
          {message.hasFailed ? (
            <div className="flex flex-wrap items-center justify-end gap-2 text-xs text-bad">
              <Trans>Not sent</Trans>
              <Button variant="secondary" onClick={() => sendAgain(message)}>
                <Trans>Try Again</Trans>
              </Button>
              <Button variant="quiet" onClick={() => discard(message)}>
                <Trans>Discard</Trans>
              </Button>
            </div>
          ) : (
            <p className="text-xs text-ink-1">
              <Trans>Sending…</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ message }: { message: UnsentMessage }) {
  if ('photo' in message) return <WaitingPhoto address={photoAddress('support', message.id)} photo={message.photo} />;
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {message.message}
    </p>
  );
}
