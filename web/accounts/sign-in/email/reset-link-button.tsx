import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AuthProblem } from '../auth-problem.tsx';
import { TerminalHint } from '../terminal-hint.tsx';

const MINUTES = ONE_TIME_CODE_LIFE_MS.reset / 60_000;

/** Sends a reset link to the person's own e-mail address: for a person who has no password, or forgot it. */
export function ResetLinkButton({ email, wide = false }: { email: string; wide?: boolean }) {
  const { accounts } = useOrpc();
  const send = useMutation({ mutationFn: () => accounts.requestPasswordReset.call({ email }) });
  if (send.isSuccess)
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
  return (
    <div className="flex flex-col items-start gap-3">
      <AuthProblem error={send.error} />
      <Button variant="secondary" wide={wide} pending={send.isPending} onClick={() => send.mutate()}>
        <Trans>E-mail me a link</Trans>
      </Button>
    </div>
  );
}
