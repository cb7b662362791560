import type { SupportMessage } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import type { Answers } from './use-answers.ts';

type WaitingAnswersProps = { answers: Answers; messages: readonly SupportMessage[] };

/** Answers that are on their way, or were not sent, after the stored messages. */
export function WaitingAnswers({ answers: { unsent, sendAgain, discard }, messages }: WaitingAnswersProps) {
  const shown = unsent.filter(({ id }) => !messages.some((message) => message.id === id));
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {shown.map((answer) => (
        <li key={answer.id} className="ms-auto flex w-fit max-w-[min(85%,34rem)] flex-col items-end gap-1">
          <p
            dir="auto"
            className="rounded-[1.15rem] rounded-ee-[6px] bg-[color-mix(in_oklab,var(--teal)_11%,var(--card))] px-3.5 py-2 text-s wrap-anywhere whitespace-pre-wrap text-ink-0"
          >
            {answer.message}
          </p>
          {answer.hasFailed ? (
            <div className="flex flex-wrap items-center justify-end gap-2 text-xs text-bad">
              <Trans>Not sent</Trans>
              <Button variant="secondary" onClick={() => sendAgain(answer)}>
                <Trans>Try Again</Trans>
              </Button>
              <Button variant="quiet" onClick={() => discard(answer)}>
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
