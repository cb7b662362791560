import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../kit/use-session.ts';
import { Button } from '../ui/button.tsx';

/** Signs out; `SessionWatch` does what follows. */
export function SignOutButton() {
  const session = useSession();
  // Offline as well: the session ends here, the server is told later.
  const signOut = useMutation({ mutationFn: () => session().signOut(), networkMode: 'always' });
  return (
    <Button variant="secondary" pending={signOut.isPending} onClick={() => signOut.mutate()}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
