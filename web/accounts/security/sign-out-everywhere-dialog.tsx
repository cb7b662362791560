import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { devicesQuery } from '../common/queries.ts';

/** Ends all sessions at once; this one only where the person chooses it. */
export function SignOutEverywhereDialog() {
  const { t } = useLingui();
  const orpc = useOrpc();
  const session = useSession();
  const [here, setHere] = useState(false);
  const end = useCall(orpc.accounts.signOutEverywhere.call, {
    done: (_, given) => (given.here ? null : t`All other devices are signed out.`),
    onDone: (_, given) => given.here && session().signOut(),
    readAgain: here ? [] : [devicesQuery(orpc).queryKey],
  });
  return (
    <ConfirmDialog
      onOpenChange={() => setHere(false)}
      trigger={
        <Button variant="secondary" className="max-sm:w-full">
          <Trans>Sign out everywhere</Trans>
        </Button>
      }
      title={t`Sign out everywhere?`}
      description={<Trans>All other devices are signed out at once. Your bookings stay as they are.</Trans>}
      confirm={<Trans>Sign out everywhere</Trans>}
      isDanger
      call={end}
      onConfirm={(close) => end.send({ here }, { onSuccess: close })}
    >
      <Checkbox label={t`This device too`} checked={here} onChange={(event) => setHere(event.currentTarget.checked)} />
    </ConfirmDialog>
  );
}
