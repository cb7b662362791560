import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCall } from '../../ui/use-call.ts';
import { secondsToWait } from '../../kit/error-code.ts';
import { AuthProblem } from './auth-problem.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

/** A message needs some time to arrive before another one helps. */
const WAIT_MS = 30_000;

/** Sends a message again, half a minute after the last one, or when the server allows it. */
export function Resend({ send }: { send: () => Promise<unknown> }) {
  const [freeAt, setFreeAt] = useState(() => Date.now() + WAIT_MS);
  const left = useSecondsLeft(freeAt);
  const again = useCall(send, {
    onDone: () => setFreeAt(Date.now() + WAIT_MS),
    onFailed: (error) => setFreeAt(Date.now() + (secondsToWait(error) ?? 0) * 1000),
  });
  const isFree = left === 0 && !again.isPending;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="flex flex-col gap-3">
      <button
        type="button"
        aria-disabled={!isFree || undefined}
        onClick={() => isFree && again.send()}
        className={buttonStyle({ variant: 'secondary', wide: true })}
      >
        {left === 0 ? (
          <Trans>Send it again</Trans>
        ) : (
          <Trans>
            Send it again in <bdi className="tabular-nums">{clock}</bdi>
          </Trans>
        )}
      </button>
      <AuthProblem error={again.error} />
      {again.isDone && (
        <Notice tone="ok">
          <Trans>Sent again.</Trans>
        </Notice>
      )}
    </div>
  );
}
