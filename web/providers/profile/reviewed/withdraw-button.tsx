import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

type WithdrawButtonProps = { id: string; hasDocuments: boolean; onWithdrawn: () => void };

/** Takes the request back, after a question. */
export function WithdrawButton({ id, hasDocuments, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { providers } = useOrpc();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation(
    providers.withdrawChange.mutationOptions({
      async onSettled(_, error) {
        await queryClient.invalidateQueries({ queryKey: providers.key() });
        setIsAsking(false);
        if (error === null) return onWithdrawn();
        if (codeOf(error) === 'state_changed') toast({ title: t`We have answered your request.` });
        else toast({ tone: 'bad', title: t`It could not be withdrawn. Please try again.` });
      },
    }),
  );
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsAsking(true)}>
        <Trans>Withdraw the request</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Withdraw the request?`}
        description={
          hasDocuments ? (
            <Trans>Everything stays as it is, and the documents that you added are removed.</Trans>
          ) : (
            <Trans>Everything stays as it is.</Trans>
          )
        }
        actions={
          <>
            <Button pending={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
              <Trans>Withdraw it</Trans>
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
