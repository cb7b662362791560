import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { devicesQuery } from '../common/queries.ts';
import { AuthProblem } from '../sign-in/auth-problem.tsx';

/** Ends all sessions at once; this one only where the person chooses it. */
export function SignOutEverywhereDialog() {
  const { t } = useLingui();
  const orpc = useOrpc();
  const session = useSession();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [here, setHere] = useState(false);
  const end = useMutation({
    mutationFn: () => orpc.accounts.signOutEverywhere.call({ here }),
    onSuccess: async () => {
      setOpen(false);
      if (here) return session().signOut();
      toast({ tone: 'ok', title: t`All other devices are signed out.` });
      return queryClient.invalidateQueries(devicesQuery(orpc));
    },
  });

  function change(next: boolean) {
    setOpen(next);
    setHere(false);
    end.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button variant="secondary">
          <Trans>Sign out everywhere</Trans>
        </Button>
      }
      title={t`Sign out everywhere?`}
      description={<Trans>All other devices are signed out at once. Your bookings stay as they are.</Trans>}
      actions={
        <>
          <Button variant="danger" pending={end.isPending} onClick={() => end.mutate()}>
            <Trans>Sign out everywhere</Trans>
          </Button>
          <Button variant="quiet" onClick={() => change(false)}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Checkbox
          label={t`This device too`}
          checked={here}
          onChange={(event) => setHere(event.currentTarget.checked)}
        />
        <AuthProblem error={end.error} />
      </div>
    </Dialog>
  );
}
