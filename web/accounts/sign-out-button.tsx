import { SESSION } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../app/use-session.ts';
import { Button } from '../ui/button.tsx';

/** Signs out and, a moment later, goes where `onSignedOut` says. 2.59 */
export function SignOutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => session().signOut(),
    onSettled: () => {
      queryClient.clear();
      setTimeout(onSignedOut, SESSION.signOutRedirectMs);
    },
  });
  return (
    <Button variant="secondary" pending={signOut.isPending} onClick={() => signOut.mutate()}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
