import { Trans, useLingui } from '@lingui/react/macro';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCall } from '../../../ui/use-call.ts';

type WithdrawButtonProps = { id: string; hasDocuments: boolean; onWithdrawn: () => void };

/** Takes the request back, after a question. */
export function WithdrawButton({ id, hasDocuments, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useLingui();
  const { providers } = useOrpc();
  const isAnswered = (error: Error) => codeOf(error) === 'state_changed';
  const { send, isPending } = useCall(providers.withdrawChange.call, {
    failed: (error) => (isAnswered(error) ? null : t`It could not be withdrawn.`),
    onFailed: (error) => isAnswered(error) && toast({ title: t`We have answered your request.` }),
    readAgain: [providers.key()],
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" className="max-sm:w-full">
          <Trans>Withdraw the request</Trans>
        </Button>
      }
      title={t`Withdraw the request?`}
      description={
        hasDocuments ? (
          <Trans>Everything stays as it is, and the documents that you added are removed.</Trans>
        ) : (
          <Trans>Everything stays as it is.</Trans>
        )
      }
      confirm={<Trans>Withdraw it</Trans>}
      keep={<Trans>Keep it</Trans>}
      call={{ isPending }}
      onConfirm={(close) => send({ id }, { onSettled: close, onSuccess: onWithdrawn })}
    />
  );
}
