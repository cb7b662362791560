import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { AuthProblem } from '../auth-problem.tsx';
import { TerminalHint } from '../terminal-hint.tsx';

const MINUTES = ONE_TIME_CODE_LIFE_MS.reset / 60_000;

function useSendLink(email: string) {
  const { accounts } = useOrpc();
  return useCall(() => accounts.requestPasswordReset.call({ email }));
}

/** Sends a reset link to the person's own e-mail address. */
export function ResetLinkButton({ email, wide = false }: { email: string; wide?: boolean }) {
  const send = useSendLink(email);
  if (send.isDone) return <LinkSent email={email} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <AuthProblem error={send.error} />
      <Button variant="secondary" wide={wide} pending={send.isPending} onClick={() => send.send()}>
        <Trans>E-mail me a link</Trans>
      </Button>
    </div>
  );
}

/** The same as a line of text, below the field of the current password. */
export function ForgottenPassword({ email }: { email: string }) {
  const send = useSendLink(email);
  if (send.isDone)
    return (
      <div className="mt-2">
        <LinkSent email={email} />
      </div>
    );
  return (
    <>
      <p className="-mb-2 flex flex-wrap items-center gap-x-2 text-s text-ink-1">
        <Trans>Forgot it?</Trans>
        <button
          type="button"
          aria-busy={send.isPending || undefined}
          onClick={() => !send.isPending && send.send()}
          className="inline-flex min-h-11 items-center gap-2 rounded-s font-semibold text-clay-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {send.isPending && <Spinner />}
          <Trans>E-mail me a link</Trans>
        </button>
      </p>
      <AuthProblem error={send.error} />
    </>
  );
}

function LinkSent({ email }: { email: string }) {
  return (
    <div>
      <Notice tone="ok">
        <Trans>
          A link is on its way to <bdi dir="ltr">{email}</bdi>. It works for {MINUTES} minutes.
        </Trans>
      </Notice>
      <TerminalHint what="mails" />
    </div>
  );
}
